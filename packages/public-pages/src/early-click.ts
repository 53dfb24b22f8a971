import { failedEvent, hydratedEvent, keptAttribute, scriptsAttribute } from './page-signals.ts'

/**
 * In the head of every rendered page. Keeps a click on a button that comes before the page's code, marks the button as busy, and
 * replays the click once after hydration, if the button is still there with the same name at the same address. Mouse, finger
 * and keyboard all end in a click. Links and forms with a method need no code. A form without a method is not submitted: the
 * browser would put what was typed into the address. A form that the server answers only for browsers without scripts says so with
 * `keptAttribute`; when the page's code cannot be loaded, the server answers it, and the page looks as it does without scripts.
 * See docs/decisions/0008-early-clicks-are-replayed.md.
 */
export const earlyClickScript = [
  '(function(){var d=document,kept=new Map();',
  `function works(f){return f&&f.hasAttribute("method")&&!f.hasAttribute("${keptAttribute}")}`,
  'function what(b){return[location.pathname,location.search,b.getAttribute("aria-label"),b.textContent].join("\\n")}',
  'function keep(e){var b=e.target.closest("button");if(!b||works(b.form))return;',
  'e.preventDefault();e.stopPropagation();kept.set(b,what(b));b.setAttribute("aria-busy","true")}',
  'async function end(e){d.removeEventListener("click",keep,true);',
  'for(var[b,was]of kept){await 0;b.removeAttribute("aria-busy");',
  `if(e.type=="${hydratedEvent}"&&b.isConnected&&what(b)==was)b.click()}kept.clear();`,
  `if(e.type=="${failedEvent}"){d.documentElement.removeAttribute("${scriptsAttribute}");`,
  `d.querySelectorAll("[${keptAttribute}]").forEach(function(f){f.removeAttribute("${keptAttribute}")})}}`,
  'd.addEventListener("click",keep,true);',
  'd.addEventListener("submit",function(e){if(!works(e.target))e.preventDefault()});',
  `["${hydratedEvent}","${failedEvent}"].forEach(function(n){d.addEventListener(n,end,{once:true})})})()`,
].join('')

/** A button with a kept click pulses; with reduced motion it is only paler. */
export const earlyClickStyle =
  'button[aria-busy=true]{cursor:progress;opacity:.6;animation:taken .6s ease-in-out infinite alternate}@keyframes taken{from{opacity:1}to{opacity:.45}}@media (prefers-reduced-motion:reduce){button[aria-busy=true]{animation:none}}'
