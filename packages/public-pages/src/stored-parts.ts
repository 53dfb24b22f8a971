/**
 * At the end of a document without hydration, so before its first paint: shows the parts that belong to what this browser has
 * stored. A script that is fetched would show them later and push down what is being read. Such a part is `hidden` and says in
 * `data-stored` which key of the local storage has to hold the value `data-value`. Browsers that only show text ignore
 * `hidden`, so its words are in `data-text` of their elements until then.
 */
export const storedPartsScript = [
  "document.querySelectorAll('[data-stored]').forEach(function(part){",
  'try{if(localStorage.getItem(part.dataset.stored)!==part.dataset.value)return}catch(e){return}',
  "part.querySelectorAll('[data-text]').forEach(function(e){e.textContent=e.dataset.text});part.hidden=false})",
].join('')
