/**
 * Stands in the head of every rendered page. A press on a button before the page's code is there is kept, shown at once as
 * taken, and made good once when the page says that it is awake: only on the same button, with the same name, at the same
 * address. A click is what a mouse, a finger and the keyboard all end in. Links and forms with a method need no code.
 * A form that only the code can send is not sent: the browser would put what was typed into the address.
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
