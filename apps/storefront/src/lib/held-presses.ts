/**
 * Keeps what a visitor presses in an island until the island is hydrated, and presses it again then: forms that are
 * posted, buttons that need scripts, and links marked with `data-live`. Runs before any other script has loaded. If
 * scripts fail, or take longer than five seconds, the browser does what it does without them.
 */
export const HOLD_PRESSES = `{
const hold=event=>{
const control=event.type=='click'?event.target.closest('button[type=button],a[data-live]'):event.target,island=control?.closest('stoa-island');
if(!island||island.isAwake||control.method=='get')return;
event.preventDefault();
island.held=[control,event.submitter];
island.setAttribute('aria-busy','true');
island.dispatchEvent(new Event('wake'));
setTimeout(release,5e3,island)};
const release=island=>{
const[control,submitter]=island.held??[];
island.isAwake=true;island.held=null;island.removeAttribute('aria-busy');
control?.requestSubmit?control.requestSubmit(submitter):control?.click()};
addEventListener('click',hold,true);
addEventListener('submit',hold,true);
addEventListener('error',({target})=>{if(target.localName=='script')document.querySelectorAll('stoa-island').forEach(release)},true);
addEventListener('awake',({target})=>release(target),true)}`;
