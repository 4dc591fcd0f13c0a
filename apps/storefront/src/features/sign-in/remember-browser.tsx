import { useMessages } from '@stoa/messages/react';
import type { Ref } from 'react';

/** Offers to skip the second step in future. Browsers are remembered only on request. */
export function RememberBrowser({
  isChosen = false,
  inputRef,
}: {
  isChosen?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const messages = useMessages('proof');
  return (
    <div className="field">
      <label className="check-row">
        <input
          ref={inputRef}
          type="checkbox"
          name="rememberBrowser"
          aria-describedby="remember-browser-hint"
          defaultChecked={isChosen}
        />{' '}
        {messages.rememberBrowser}
      </label>
      <p className="field-hint" id="remember-browser-hint">
        {messages.rememberBrowserHint}
      </p>
    </div>
  );
}
