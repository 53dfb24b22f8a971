/** A button whose click waits for hydration pulsates; with reduced motion it is only paler. */
export const earlyPressStyle =
  'button[aria-busy=true]{cursor:progress;opacity:.6;animation:taken .6s ease-in-out infinite alternate}@keyframes taken{from{opacity:1}to{opacity:.45}}@media (prefers-reduced-motion:reduce){button[aria-busy=true]{animation:none}}'
