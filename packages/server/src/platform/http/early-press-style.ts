/** How a button looks whose press was taken and waits: it breathes, or is only paler for whoever wants no motion. */
export const earlyPressStyle =
  'button[aria-busy=true]{cursor:progress;opacity:.6;animation:taken .6s ease-in-out infinite alternate}@keyframes taken{from{opacity:1}to{opacity:.45}}@media (prefers-reduced-motion:reduce){button[aria-busy=true]{animation:none}}'
