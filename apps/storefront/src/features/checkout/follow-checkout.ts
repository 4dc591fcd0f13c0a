import { followForm } from '../../lib/follow-form.ts';

/**
 * Fields that affect neither the offered options nor the cost, and codes, which wait for their buttons. They are saved
 * with the next change, or when the visitor pays.
 */
const WITHOUT_EFFECT = new Set([
  ...['email', 'phone', 'payment', 'card', 'firstName', 'lastName', 'company'],
  ...['couponCode', 'giftCardCode'],
]);

/**
 * Saves a checkout while its form is filled in. Payment submits the total that was on screen when the button was
 * pressed. Returns a function that stops it.
 */
export function followCheckout(form: HTMLFormElement, save: () => Promise<void>, isUnsaved: boolean): () => void {
  const totalField = () => form.querySelector<HTMLInputElement>('input[name=seenTotal]');
  const hold = () => {
    const seenTotal = totalField()?.value;
    return () => {
      const total = totalField();
      if (total && seenTotal !== undefined) total.value = seenTotal;
    };
  };
  return followForm(form, { save, isUnsaved, hold, concerns: (name) => !WITHOUT_EFFECT.has(name) });
}
