import { followForm } from '../../lib/follow-form.ts';

/**
 * Fields that affect neither the offered options nor the cost, and codes, which wait for their button. They are saved
 * with the next change, or when the visitor pays.
 */
const WITHOUT_EFFECT = new Set([
  ...['email', 'phone', 'payment', 'card', 'firstName', 'lastName', 'company'],
  ...['code', 'custom', 'note', 'agrees'],
]);

/**
 * Saves a checkout while its form is filled in. Payment submits the total that was on screen when the button was
 * pressed. Returns a function that stops it.
 */
export function followCheckout(
  form: HTMLFormElement,
  save: (isOutdated: () => boolean) => Promise<void>,
  isUnsaved: boolean,
): () => void {
  const totalField = () => form.querySelector<HTMLInputElement>('input[name=seenTotal]');
  const hold = () => {
    const seenTotal = totalField()?.value;
    return () => {
      const total = totalField();
      if (total && seenTotal !== undefined) total.value = seenTotal;
    };
  };
  const concerns = (name: string) => !WITHOUT_EFFECT.has(name);
  // chosen before the page was awake
  const isChanged = [...form.elements].some((field) => concerns(field.getAttribute('name') ?? '') && differs(field));
  return followForm(form, { save, isUnsaved: isUnsaved || isChanged, hold, concerns });
}

/** Whether a field holds something else than the page came with. */
function differs(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.defaultSelected && !one.selected);
  if (!(field instanceof HTMLInputElement)) return false;
  const isChoice = field.type === 'radio' || field.type === 'checkbox';
  return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
