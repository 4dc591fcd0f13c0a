/**
 * Keeps what a visitor presses in an island until the island is hydrated, and presses it again then: buttons that post a
 * form, which may reach beyond the island, buttons that need scripts, and links marked with `data-live`. A form also
 * waits for the islands that follow it, which would otherwise save it while it is on its way. Its fields marked with
 * `data-as-pressed` are sent with the values that the visitor saw when pressing. What is typed after a press counts after
 * it, too. Runs before any other script has loaded. If scripts fail, the browser does what it does without them.
 */
export const HOLD_PRESSES = `{
const seenIn=form=>[...form.querySelectorAll('[data-as-pressed]')].map(({name,value})=>[name,value]);
const hold=event=>{
const isSent=event.type=='submit',
control=isSent?event.target:event.target.closest('button[type=button],a[data-live]'),
own=control?.closest('stoa-island')??event.submitter?.closest('stoa-island'),
followers=isSent?control.querySelectorAll('stoa-island[wake-on=form]'):[],
island=[own,...followers].find(one=>one&&!one.isAwake);
if(!island||control.method=='get')return;
event.preventDefault();
event.stopImmediatePropagation();
const held=island.held??=[];
if(!control.method||held.at(-1)?.[0]!=control)held.push([control,event.submitter,isSent?seenIn(control):[]]);
island.setAttribute('aria-busy','true');
island.dispatchEvent(new Event('wake'))};
const type=({target})=>target.closest('stoa-island')?.held?.push([target,target.value]);
const release=island=>{
const held=island.held??[];
island.isAwake=true;island.held=null;island.removeAttribute('aria-busy');
for(const[control,submitter,seen]of held){
if(!seen){
control.value=submitter;
control.dispatchEvent(new Event('change',{bubbles:true}));
continue}
for(const[name,value]of seen)control.elements[name].value=value;
control.requestSubmit&&!submitter?control.requestSubmit():(submitter??control).click()}};
addEventListener('click',hold,true);
addEventListener('submit',hold,true);
addEventListener('input',type,true);
addEventListener('error',({target})=>{if(target.localName=='script')document.querySelectorAll('stoa-island').forEach(release)},true);
addEventListener('awake',({target})=>release(target),true)}`;
