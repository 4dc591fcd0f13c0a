/** Users are asked to prove who they are again, whatever page they are on. */
export const identityCheck = {
  title: 'Confirm it’s you',
  text: 'Confirm your identity to continue.',
  missing: 'Enter your password',
  password: 'Password',
  continue: 'Continue',
};
