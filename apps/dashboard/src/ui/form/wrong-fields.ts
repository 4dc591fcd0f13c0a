/** The invalid fields of a form as it is rendered: their labels and errors are those that people see beside them. */
export type WrongField = { field: HTMLElement; label: string; text: string };

export const INVALID = '[aria-invalid="true"]';

export const wrongFieldsIn = (form: HTMLFormElement | null): WrongField[] =>
  [...(form?.querySelectorAll<HTMLInputElement>(INVALID) ?? [])].map((field) => ({
    field,
    label: labelOf(field),
    text: errorOf(field),
  }));

export function goTo(field: HTMLElement) {
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

const labelOf = (field: HTMLInputElement): string =>
  field.getAttribute('aria-label') ?? plain(field.labels?.[0]?.textContent) ?? field.name;

/** Fields refer to their error; cells of tables show it as their title. */
function errorOf(field: HTMLInputElement): string {
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
  const texts = described.map((id) => plain(document.getElementById(id)?.textContent) ?? '');
  return texts.join(' ') || field.title;
}

/** Without the star of required fields. */
const plain = (text: string | null | undefined): string | undefined => text?.replace(/\s*\*$/, '').trim();
