/** Passkeys and the captcha. Loaded by islands. */
export const proof = {
  usePasskey: 'Use a passkey',
  logInWithPasskey: 'Log in with a passkey',
  addPasskey: 'Add a passkey',
  waitingForPasskey: 'Waiting for your passkey…',
  passkeyCancelled: 'No passkey was used. Try again or choose another way.',
  passkeyFailed: 'Your passkey wasn’t accepted. Try again or choose another way.',
  rememberBrowser: 'Remember this browser for 30 days',
  rememberBrowserHint: 'You’ll only need your password here. Don’t use this on a shared device.',
  captchaSolving: 'Confirming that you’re not a robot…',
  captchaSolved: 'Confirmed: you’re not a robot.',
  captchaFailed: 'The check didn’t work. Reload the page to try again.',
  captchaNeedsScript: 'Please turn on JavaScript: after several attempts, we check that you’re not a robot.',
};
