import { type RefObject, useEffect, useRef } from 'react';

/** While files are on their way, the form waits for them when it is sent. */
export function useHeldForm(input: RefObject<HTMLInputElement | null>, isBusy: boolean): void {
  const wantsToSend = useRef<HTMLElement | null | undefined>(undefined);
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    if (!isBusy) {
      const submitter = wantsToSend.current;
      wantsToSend.current = undefined;
      if (submitter !== undefined) form.requestSubmit(submitter);
      return;
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      wantsToSend.current = event.submitter;
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [input, isBusy]);
}
