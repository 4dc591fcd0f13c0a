import type { login as English } from '../en/login.ts';
import { number } from './grammar.ts';

export const login: typeof English = {
  logIn: 'Anmelden',
  backToLogin: 'Zurück zur Anmeldung',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  forgotPassword: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  createAccount: 'Konto erstellen',
  create: 'Konto erstellen',
  haveAccount: 'Haben Sie schon ein Konto?',
  continueWith: (provider) => `Weiter mit ${provider}`,
  firstName: 'Vorname',
  lastName: 'Nachname',
  passwordAtLeast: (least) => `Passwort (mindestens ${number(least)} Zeichen)`,
  newPasswordAtLeast: (least) => `Neues Passwort (mindestens ${number(least)} Zeichen)`,
  loggedOut: 'Sie sind abgemeldet.',
  accountDeleted: 'Ihr Konto wurde gelöscht.',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  invalidEmail: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  enterPassword: 'Geben Sie Ihr Passwort ein.',
  choosePassword: 'Wählen Sie ein Passwort.',
  wrongPassword: 'Falsches Passwort.',
  recovery: {
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    submit: 'Link senden',
    checkMail: 'Prüfen Sie Ihr Postfach',
    sent: (email) =>
      `Falls es ein Konto für ${email} gibt, haben wir einen Link gesendet, mit dem Sie ein neues Passwort festlegen. Er gilt einmal und eine Stunde lang.`,
    newPassword: 'Neues Passwort wählen',
    newPasswordLead: 'Auf allen anderen Geräten werden Sie abgemeldet.',
    setPassword: 'Passwort festlegen',
    newLink: 'Neuen Link anfordern',
  },
  verification: {
    title: 'Prüfen Sie Ihr Postfach',
    lead: 'Wir haben Ihnen einen sechsstelligen Code gesendet. Er gilt zehn Minuten lang.',
    code: 'Code',
    noMail: 'Keine E-Mail erhalten, oder ist der Code abgelaufen?',
    logInAgain: 'Melden Sie sich noch einmal an, um einen neuen zu erhalten.',
    enterCode: 'Geben Sie den sechsstelligen Code ein.',
  },
  approval: {
    title: 'Fast geschafft',
    text: 'Neue Konten werden vom Shop freigegeben. Wir schreiben Ihnen, sobald Ihres bereit ist.',
  },
  secondStep: {
    title: 'Bestätigen Sie, dass Sie es sind',
    enterCode: 'Geben Sie den Code ein.',
    code: 'Code',
    TOTP: {
      label: 'Code aus der App',
      lead: 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein.',
      way: 'Authentifizierungs-App verwenden',
    },
    EMAIL: {
      label: 'Code aus der E-Mail',
      lead: 'Wir haben Ihnen einen sechsstelligen Code gesendet.',
      way: 'Code per E-Mail senden',
    },
    RECOVERY_CODE: {
      label: 'Wiederherstellungscode',
      lead: 'Geben Sie einen Ihrer Wiederherstellungscodes ein.',
      way: 'Wiederherstellungscode verwenden',
    },
    WEBAUTHN: { label: 'Passkey', lead: 'Melden Sie sich mit Ihrem Passkey an.', way: 'Passkey verwenden' },
  },
  problems: {
    '-19976': 'E-Mail-Adresse oder Passwort ist falsch.',
    '-19973': 'Ihr Passwort muss erneuert werden. Bitte fordern Sie eine E-Mail zum Zurücksetzen an.',
    '-19995':
      'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an oder fordern Sie eine E-Mail zum Zurücksetzen an.',
    '-19970': 'Wir konnten nicht bestätigen, dass Sie kein Roboter sind. Bitte versuchen Sie es erneut.',
    '-19971': 'Bestätigen Sie, dass Sie kein Roboter sind.',
    IDENTITY_BLOCKED: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Shop.',
    IDENTITY_PENDING: 'Der Shop hat dieses Konto noch nicht freigegeben.',
    INVALID_RECOVERY_TOKEN:
      'Dieser Link wurde bereits verwendet oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
    LOGIN_EXPIRED: 'Das hat zu lange gedauert. Bitte beginnen Sie von vorn.',
    VERIFICATION_FAILED: 'Dieser Code ist falsch oder abgelaufen.',
    RECENT_LOGIN_REQUIRED: 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
    LAST_FACTOR: 'Das ist Ihre letzte Möglichkeit, sich anzumelden.',
    FACTOR_NOT_CONFIGURED: 'Der Shop kann auf diesem Weg keine Codes senden.',
    FACTOR_NOT_ALLOWED: 'Der Shop lässt das nicht zu.',
  },
  externalProblems: {
    EXTERNAL_EMAIL_REQUIRED:
      'Das andere Konto hat uns keine E-Mail-Adresse mitgeteilt. Melden Sie sich hier mit Ihrer an oder registrieren Sie sich.',
    EXTERNAL_EMAIL_TAKEN: 'Zu Ihrer E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich mit dessen Passwort an.',
    EXTERNAL_LOGIN_FAILED:
      'Die Anmeldung mit dem anderen Konto ist fehlgeschlagen. Versuchen Sie es erneut oder melden Sie sich hier an.',
    IDENTITY_BLOCKED: 'Dieses Konto ist gesperrt.',
    REGISTRATION_CLOSED: 'Neue Konten kann nur der Shop anlegen.',
  },
};
