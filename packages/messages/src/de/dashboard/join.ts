import type { join as English } from '../../en/dashboard/join.ts';

export const join: typeof English = {
  title: 'Dem Team beitreten',
  joinSite: (siteName) => `${siteName} beitreten`,
  invites: (inviter, email, role) => `${inviter} lädt ${email} ins Team ein. Ihre Rolle: ${role}.`,
  gone: 'Dieser Link funktioniert nicht mehr: Er wurde verwendet, zurückgezogen oder ist älter als eine Woche. Bitten Sie um eine neue Einladung.',
  missingName: 'Geben Sie Ihren Namen ein',
  tooShort: 'Geben Sie mindestens 8 Zeichen ein',
  hasAccount: 'Mit dieser Adresse haben Sie schon ein Konto. Melden Sie sich danach damit an.',
  name: 'Ihr Name',
  password: 'Passwort wählen',
  passwordText: 'Mindestens 8 Zeichen. Gut ist ein eigener Satz.',
  showPassword: 'Passwort anzeigen',
  loading: 'Wird geladen',
  signIn: 'Anmelden',
};
