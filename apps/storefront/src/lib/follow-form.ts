import { fieldId } from './field-id.ts';

type Following = {
  /** The answer is outdated if the form changed meanwhile: another save follows, or the form is sent. */
  save: (isOutdated: () => boolean) => Promise<void>;
  /** Whether a change of the field with this name has to be saved. */
  concerns: (name: string) => boolean;
  /** Whether the form holds changes already. */
  isUnsaved: boolean;
  /** Called when the form is to be sent during a save; the answer is called before it is sent. */
  hold?: () => () => void;
};

/**
 * Saves a form while it is filled in. One save runs at a time, so that an earlier one never overwrites a later one;
 * changes made meanwhile are saved together afterwards. Sending the form waits for the running save. Returns a function
 * that stops it.
 */
export function followForm(form: HTMLFormElement, { save, concerns, isUnsaved, hold }: Following): () => void {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isSending = false;
  let isSent = false;
  const saveAll = async () => {
    while (isWanted && !isSending) {
      isWanted = false;
      await save(() => isWanted);
    }
    running = null;
  };
  const want = () => {
    // the next page has what was sent; a save would race with it
    if (isSent) return;
    isWanted = true;
    running ??= saveAll();
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    withdrawError(target);
    if (concerns(target.getAttribute('name') ?? '')) want();
  };
  const onSubmit = (event: SubmitEvent) => {
    form.setAttribute('aria-busy', 'true');
    if (!running) {
      isSent = true;
      return;
    }
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const release = hold?.();
    void running.then(() => {
      isSending = false;
      release?.();
      form.requestSubmit(event.submitter);
      // the browser found a field to correct, and sent nothing
      if (isWanted && !isSent) running = saveAll();
    });
  };
  const onReturn = () => {
    isSent = false;
    form.removeAttribute('aria-busy');
  };
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

/** Removes the error of a field that has changed since the server reported it. */
function withdrawError(field: Element): void {
  field.removeAttribute('aria-invalid');
  document.getElementById(`${fieldId(field.getAttribute('name') ?? '')}-error`)?.remove();
}
