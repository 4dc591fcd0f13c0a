/** The page behind an invitation to a team. */
export const join = {
  title: 'Join the team',
  joinSite: (siteName: string) => `Join ${siteName}`,
  invites: (inviter: string, email: string, role: string) =>
    `${inviter} invites ${email} to join the team. Your role: ${role}.`,
  gone: 'This link no longer works: it was used, revoked, or is older than a week. Ask for a new invitation.',
  missingName: 'Enter your name',
  tooShort: 'Enter at least 8 characters',
  hasAccount: 'You already have an account with this address. Sign in with it next.',
  name: 'Your name',
  password: 'Choose a password',
  passwordText: 'At least 8 characters. A sentence of your own is good.',
  showPassword: 'Show password',
  loading: 'Loading',
  signIn: 'Sign in',
};
