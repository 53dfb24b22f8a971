/**
 * Inline script in the head of every rendered page. Keeps clicks on buttons until hydration, marks the buttons busy and replays each
 * click once, if the button still has the same label on the same page. Mouse, touch and keyboard all end in a click. Links and forms
 * with a `method` work without the script. Other forms are not submitted early: the browser would put their fields into the URL.
 */
export const earlyPressScript = [
  '(function(){var d=document,kept=new Map();',
  'function works(f){return f&&f.hasAttribute("method")}',
  'function what(b){return[location.pathname,location.search,b.getAttribute("aria-label"),b.textContent].join("\\n")}',
  'function keep(e){var b=e.target.closest("button");if(!b||works(b.form))return;',
  'e.preventDefault();e.stopPropagation();kept.set(b,what(b));b.setAttribute("aria-busy","true")}',
  'async function end(e){d.removeEventListener("click",keep,true);',
  'for(var[b,was]of kept){await 0;b.removeAttribute("aria-busy");',
  'if(e.type=="page-awake"&&b.isConnected&&what(b)==was)b.click()}kept.clear()}',
  'd.addEventListener("click",keep,true);',
  'd.addEventListener("submit",function(e){if(!works(e.target))e.preventDefault()});',
  '["page-awake","page-failed"].forEach(function(n){d.addEventListener(n,end,{once:true})})})()',
].join('')

/** A button whose click waits for hydration pulsates; with reduced motion it is only paler. */
export const earlyPressStyle =
  'button[aria-busy=true]{cursor:progress;opacity:.6;animation:taken .6s ease-in-out infinite alternate}@keyframes taken{from{opacity:1}to{opacity:.45}}@media (prefers-reduced-motion:reduce){button[aria-busy=true]{animation:none}}'
