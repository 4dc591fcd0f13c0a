import { useMessages } from '@stoa/messages/react';
import { useEffect, useRef, useState } from 'react';
import { CAPTCHA_FIELD } from './captcha.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** Lets the browser do some work, which costs robots more than people. There is nothing to read or click. */
export default function Captcha() {
  const messages = useMessages('proof');
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
    // a visitor who is quicker than the work waits for it
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
        {state === 'solving' && !token && messages.captchaSolving}
        {token && messages.captchaSolved}
        {state === 'failed' && messages.captchaFailed}
      </p>
      <p className="field-hint only-without-script">{messages.captchaNeedsScript}</p>
    </div>
  );
}
