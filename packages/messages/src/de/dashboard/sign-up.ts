import type { signUp as English } from '../../en/dashboard/sign-up.ts';

export const signUp: typeof English = {
  title: 'Erstellen Sie Ihre Website',
  text: 'Eine Website mit Shop, in einer Minute geöffnet.',
  siteName: 'Name Ihres Shops',
  siteNameText: 'Sie können ihn später ändern.',
  missingSiteName: 'Geben Sie den Namen Ihres Shops ein.',
  email: 'Ihre E-Mail-Adresse',
  continue: 'Weiter',
  hasAccount: 'Ich habe ein Konto',
  newHere: 'Neu hier?',
  makeSite: 'Erstellen Sie Ihre eigene Website',
  sent: {
    title: 'Prüfen Sie Ihr Postfach',
    linkWorks: 'Der Link gilt einmal, einen Tag lang.',
    text: (email) =>
      `Wir haben eine E-Mail an ${email} gesendet. Folgen Sie dem Link darin, um Ihre Website zu öffnen. Wenn sie nicht ankommt, sehen Sie im Spam-Ordner nach.`,
  },
  closed: {
    title: 'Hier ist keine Registrierung möglich',
    description: 'Websites auf diesem Server entstehen auf Einladung.',
    text: 'Bitten Sie die Betreiber dieses Servers um ein Konto.',
  },
  finish: {
    title: 'Öffnen Sie Ihre Website',
    problem: 'Mit diesem Link stimmt etwas nicht.',
    oneMoment: 'Einen Moment …',
    loading: 'Wird geladen',
    gone: 'Dieser Link funktioniert nicht mehr: Er wurde verwendet oder ist älter als ein Tag.',
    signIn: 'Anmelden',
    missingName: 'Geben Sie Ihren Namen ein.',
    tooShort: 'Geben Sie mindestens 8 Zeichen ein.',
    for: (email) => `Für ${email}`,
    name: 'Ihr Name',
    password: 'Passwort wählen',
    passwordText: 'Mindestens 8 Zeichen. Gut ist ein eigener Satz.',
    showPassword: 'Passwort anzeigen',
    yourSite: 'Ihre Website',
    submit: 'Meine Website öffnen',
  },
};
