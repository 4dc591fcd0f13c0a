import { useEffect, useRef, useState } from 'react';
import { CAPTCHA_FIELD } from '../lib/captcha.ts';
import { solveCaptcha } from '../lib/solve-captcha.ts';

/** Lets the browser do a little work, which costs robots more than it costs people. There is nothing to read or click. */
export default function Captcha() {
  const field = useRef<HTMLInputElement>(null);
  const wantsToSend = useRef(false);
  const [token, setToken] = useState('');
  const [state, setState] = useState<'asleep' | 'solving' | 'failed'>('asleep');
  useEffect(() => {
    setState('solving');
    solveCaptcha().then(setToken, () => setState('failed'));
  }, []);
  useEffect(() => {
    const form = field.current?.form;
    if (!form || state !== 'solving') return;
    if (token) {
      if (wantsToSend.current) form.requestSubmit();
      return;
    }
    // who is quicker than the work waits for it
    const holdBack = (event: SubmitEvent) => {
      event.preventDefault();
      wantsToSend.current = true;
    };
    form.addEventListener('submit', holdBack);
    return () => form.removeEventListener('submit', holdBack);
  }, [state, token]);
  return (
    <div className="field captcha">
      <input ref={field} type="hidden" name={CAPTCHA_FIELD} value={token} readOnly />
      <p className="field-hint only-with-script" role="status">
        {state === 'solving' && !token && 'Checking that you are no robot …'}
        {token && 'Checked: you are no robot.'}
        {state === 'failed' && 'The check did not work. Reload the page to try again.'}
      </p>
      <p className="field-hint only-without-script">
        This needs JavaScript: after several attempts we check that you are no robot.
      </p>
    </div>
  );
}
