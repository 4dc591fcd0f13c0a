import { fieldId } from '../../lib/field-id.ts';

/**
 * Fields that affect neither the offered options nor the cost, and codes, which wait for their buttons. They are saved
 * with the next change, or when the visitor pays.
 */
const WITHOUT_EFFECT = new Set([
  ...['email', 'phone', 'payment', 'card', 'firstName', 'lastName', 'company'],
  ...['couponCode', 'giftCardCode'],
]);

/**
 * Calls `save` after each form change that affects the totals. One save runs at a time, so that an earlier one never
 * overwrites a later one; changes made meanwhile are saved together afterwards. Payment waits for the running save and
 * submits the total that was on screen when the button was pressed. Returns a function that stops it.
 */
export function followForm(form: HTMLFormElement, save: () => Promise<void>, isUnsaved: boolean): () => void {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isPaying = false;
  const saveAll = async () => {
    while (isWanted && !isPaying) {
      isWanted = false;
      await save();
    }
    running = null;
  };
  const want = () => {
    isWanted = true;
    running ??= saveAll();
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    withdrawError(target);
    if (!WITHOUT_EFFECT.has(target.getAttribute('name') ?? '')) want();
  };
  const onSubmit = (event: SubmitEvent) => {
    form.setAttribute('aria-busy', 'true');
    if (!running) return;
    event.preventDefault();
    if (isPaying) return;
    isPaying = true;
    const seenTotal = totalField(form)?.value;
    void running.then(() => {
      isPaying = false;
      const total = totalField(form);
      if (total && seenTotal !== undefined) total.value = seenTotal;
      form.requestSubmit(event.submitter);
    });
  };
  const onReturn = () => form.removeAttribute('aria-busy');
  form.addEventListener('change', onChange);
  form.addEventListener('submit', onSubmit);
  window.addEventListener('pageshow', onReturn);
  if (isUnsaved) want();
  return () => {
    form.removeEventListener('change', onChange);
    form.removeEventListener('submit', onSubmit);
    window.removeEventListener('pageshow', onReturn);
  };
}

const totalField = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=seenTotal]');

/** Removes the error of a field that has changed since the server reported it. */
function withdrawError(field: Element): void {
  field.removeAttribute('aria-invalid');
  document.getElementById(`${fieldId(field.getAttribute('name') ?? '')}-error`)?.remove();
}
