import { useEffect, useRef, useState } from 'react';
import { CAPTCHA_FIELD } from '../lib/captcha.ts';
import { solveCaptcha } from '../lib/solve-captcha.ts';

/** Lets the browser do a little work, which costs robots more than it costs people. There is nothing to read or click. */
export default function Captcha() {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'asleep' | 'solving' | 'solved' | 'failed'>('asleep');
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    let wantsToSend = false;
    // who is quicker than the work waits for it
    const holdBack = (event: SubmitEvent) => {
      if (field.current?.value) return;
      event.preventDefault();
      wantsToSend = true;
    };
    form.addEventListener('submit', holdBack);
    setState('solving');
    solveCaptcha().then(
      (token) => {
        if (field.current) field.current.value = token;
        setState('solved');
        if (wantsToSend) form.requestSubmit();
      },
      () => {
        setState('failed');
        form.removeEventListener('submit', holdBack);
      },
    );
    return () => form.removeEventListener('submit', holdBack);
  }, []);
  return (
    <div className="field captcha">
      <input ref={field} type="hidden" name={CAPTCHA_FIELD} defaultValue="" />
      <p className="field-hint only-with-script" role="status">
        {state === 'solving' && 'Checking that you are no robot …'}
        {state === 'solved' && 'Checked: you are no robot.'}
        {state === 'failed' && 'The check did not work. Reload the page to try again.'}
      </p>
      <p className="field-hint only-without-script">
        This needs JavaScript: after several attempts we check that you are no robot.
      </p>
    </div>
  );
}
