import type { accountLetters as English } from '../en/account-letters.ts';
import { plural } from './grammar.ts';

export const accountLetters: typeof English = {
  code: {
    subject: (code, sender) => `${code} ist Ihr Code für ${sender}`,
    code: (code) => `Ihr Code lautet ${code}.`,
    validity: 'Er ist 10 Minuten gültig. Geben Sie ihn nicht weiter.',
    closing: 'Wenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  recovery: {
    subject: (sender) => `Neues Passwort für ${sender}`,
    text: 'Jemand hat ein neues Passwort für Ihr Konto angefordert. Der Link ist eine Stunde gültig und funktioniert nur einmal.',
    link: 'Neues Passwort festlegen',
    closing: 'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
  activation: {
    subject: (sender) => `Ihr Konto bei ${sender}`,
    text: (sender) =>
      `${sender} hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, um sich anzumelden. Der Link ist eine Woche gültig und funktioniert nur einmal.`,
    link: 'Passwort wählen',
    closing: 'Wenn Sie das Konto nicht möchten, können Sie diese E-Mail ignorieren.',
  },
  approved: {
    subject: (sender) => `Willkommen bei ${sender}`,
    text: (sender) => `${sender} hat Ihr Konto freigegeben. Sie können sich jetzt anmelden.`,
    closing: 'Wenn Sie kein Konto angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  approvalAwaited: {
    subject: (count, latest, sender) =>
      `${plural(count, { one: `${latest} wartet`, other: '# Personen warten' })} auf Ihre Freigabe bei ${sender}`,
    text: (count, latest, sender) =>
      `${plural(count, { one: `${latest} möchte`, other: '# Personen möchten' })} Mitglied bei ${sender} werden.`,
    latest: (latest) => `Zuletzt hat sich ${latest} registriert.`,
    link: 'Anfragen ansehen',
    closing:
      'Sie erhalten höchstens eine solche E-Mail pro Stunde. Wer sie erhält, legen Sie in den Einstellungen unter Anmeldung fest.',
  },
  newDevice: {
    subject: (sender) => `Neue Anmeldung in Ihrem Konto bei ${sender}`,
    text: 'Jemand hat sich mit einem Gerät in Ihrem Konto angemeldet, das wir noch nicht kennen.',
    closing:
      'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest. Dadurch werden alle Geräte abgemeldet.',
  },
  passwordChanged: {
    subject: (sender) => `Ihr Passwort für ${sender} wurde geändert`,
    text: 'Das Passwort Ihres Kontos wurde geändert. Andere Geräte wurden abgemeldet.',
    closing: 'Wenn Sie es nicht waren, setzen Sie Ihr Passwort sofort über die Anmeldeseite zurück.',
  },
  wrongCodes: {
    subject: (sender) => `Jemand hat versucht, sich in Ihrem Konto bei ${sender} anzumelden`,
    text: 'Jemand hat Ihr Passwort eingegeben und danach falsche Codes. Die Anmeldung ist nicht gelungen.',
    closing: 'Wenn Sie es nicht waren, legen Sie ein neues Passwort fest: Ihr bisheriges ist jemandem bekannt.',
  },
  factorsChanged: {
    subject: (sender) => `Ihre Anmeldeeinstellungen bei ${sender} wurden geändert`,
    changes: {
      EMAIL_ADDED: () => 'Ab jetzt schicken wir Ihnen bei jeder Anmeldung einen Code per E-Mail.',
      TOTP_ADDED: () => 'Ihrem Konto wurde eine Authentifizierungs-App hinzugefügt.',
      WEBAUTHN_ADDED: (name) => `Ihrem Konto wurde der Passkey „${name}“ hinzugefügt.`,
      RECOVERY_CODES_CREATED: () => 'Neue Wiederherstellungscodes wurden erstellt. Ältere gelten nicht mehr.',
      REMOVED: (name) => `„${name}“ wurde entfernt und wird bei der Anmeldung nicht mehr verlangt.`,
    },
    closing:
      'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und entfernen Sie alles, was Sie nicht kennen.',
  },
  addressChanged: {
    subject: (sender) => `Ihre Anmeldeadresse für ${sender} wurde geändert`,
    text: (address) => `Ab jetzt melden Sie sich mit ${address} an.`,
    closing: 'Wenn Sie es nicht waren, geben Sie uns bitte sofort Bescheid.',
  },
  invitation: {
    subject: (siteName) => `Einladung ins Team von ${siteName}`,
    text: (invitedBy, siteName, role) =>
      `${invitedBy} lädt Sie ein, an ${siteName} mitzuarbeiten. Ihre Rolle: ${role}.`,
    link: 'Dem Team beitreten',
    closing:
      'Der Link ist eine Woche gültig und funktioniert nur einmal. Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  },
  signUp: {
    subject: (siteName) => `Noch ein Schritt bis zu ${siteName}`,
    text: (siteName) =>
      `Wählen Sie ein Passwort und eine Adresse für ${siteName}. Danach ist Ihre Website sofort erreichbar.`,
    link: 'Meine Website eröffnen',
    closing:
      'Der Link ist einen Tag gültig und funktioniert nur einmal. Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren: Es geschieht nichts.',
  },
  signUpKnown: {
    subject: 'Sie haben bereits ein Konto',
    text: (siteName) =>
      `Jemand hat mit Ihrer E-Mail-Adresse eine Website namens ${siteName} angemeldet. Sie haben bereits ein Konto. Melden Sie sich an, um eine weitere Website anzulegen.`,
    link: 'Anmelden',
    closing: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Es hat sich nichts geändert.',
  },
  siteDeleted: {
    subject: (siteName) => `${siteName} liegt im Papierkorb`,
    text: (siteName, date) =>
      `${siteName} wurde in den Papierkorb verschoben und ist für Besucher nicht mehr erreichbar. Am ${date} wird die Website endgültig gelöscht. Bis dahin können Sie sie unverändert wiederherstellen.`,
    link: 'Ihre Websites ansehen',
    closing: 'Wenn Sie das nicht waren, stellen Sie die Website wieder her und ändern Sie Ihr Passwort.',
  },
  siteOffered: {
    subject: (siteName) => `${siteName} kann Ihnen gehören`,
    text: (offeredBy, siteName) =>
      `${offeredBy} möchte Ihnen die Website ${siteName} übertragen, mit allen Bestellungen, Kunden und Dateien. Sie gehört Ihnen, sobald Sie zustimmen.`,
    link: 'Angebot ansehen',
    closing:
      'Der Link funktioniert einmal und läuft nach einer Woche ab. Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  },
  siteGiven: {
    subject: (siteName) => `${siteName} gehört jetzt jemand anderem`,
    text: (email, siteName) => `${email} hat ${siteName} übernommen. Die Website ist damit nicht mehr Ihre.`,
    stays: 'Sie bleiben mit der Rolle Admin im Team.',
    leaves: 'Sie haben keinen Zugang mehr zu ihr.',
    link: 'Ihre Websites ansehen',
  },
  siteReceived: {
    subject: (siteName) => `${siteName} gehört Ihnen`,
    text: (siteName) => `Die Website ${siteName} gehört jetzt Ihnen.`,
    stays: (former) => `${former} bleibt mit der Rolle Admin im Team.`,
    check:
      'Zahlungskonten, API-Schlüssel und Team sind so, wie sie waren. Prüfen Sie in den Einstellungen, ob das so bleiben soll.',
    link: 'Ihre Websites ansehen',
  },
  signUpInvitation: {
    subject: 'Sie sind eingeladen, eine Website anzulegen',
    text: (invitedBy) => `${invitedBy} lädt Sie ein, eine eigene Website anzulegen.`,
    link: 'Website anlegen',
    closing:
      'Der Link ist eine Woche gültig und funktioniert nur einmal. Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  },
};
