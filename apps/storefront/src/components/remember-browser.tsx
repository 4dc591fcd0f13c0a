import type { Ref } from 'react';

/** Offers not to ask for the second step again. Nobody is remembered who does not say so. */
export function RememberBrowser({
  isChosen = false,
  inputRef,
}: {
  isChosen?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}) {
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
        Remember this browser for 30 days
      </label>
      <p className="field-hint" id="remember-browser-hint">
        Your password alone is enough here then. Not for a device that others use.
      </p>
    </div>
  );
}
