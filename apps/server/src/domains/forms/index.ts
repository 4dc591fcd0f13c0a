export { createForm } from './change-forms.ts';
export { listForms } from './read-forms.ts';
