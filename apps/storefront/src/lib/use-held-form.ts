import { type RefObject, useEffect, useRef } from 'react';

type Uploads = { isBusy: boolean; hasFailed: boolean };

/**
 * While files are on their way, the form waits for them when it is sent. If one did not arrive, it is not sent: the message
 * beside the field says why, and another press sends the others.
 */
export function useHeldForm(input: RefObject<HTMLInputElement | null>, { isBusy, hasFailed }: Uploads): void {
  const wantsToSend = useRef<HTMLElement | null | undefined>(undefined);
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    if (!isBusy) {
      const submitter = wantsToSend.current;
      wantsToSend.current = undefined;
      if (submitter !== undefined && !hasFailed) form.requestSubmit(submitter);
      return;
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      wantsToSend.current = event.submitter;
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [input, isBusy, hasFailed]);
}
