export { createForm } from './change-forms.ts';
export { findFormSources } from './form-texts.ts';
export { listForms } from './read-forms.ts';
