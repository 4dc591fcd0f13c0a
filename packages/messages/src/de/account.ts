import type { account as English } from '../en/account.ts';
import { number } from './grammar.ts';

export const account: typeof English = {
  account: 'Konto',
  logOut: 'Abmelden',
  profile: {
    title: 'Profil',
    saved: 'Ihre Änderungen wurden gespeichert.',
    loggedInAs: (email) => `Sie sind als ${email} angemeldet.`,
    firstName: 'Vorname',
    lastName: 'Nachname',
    displayName: 'Anzeigename',
    displayNameMissing: 'Geben Sie einen Anzeigenamen ein.',
    phone: 'Telefon',
    isPublic: 'Anderen Mitgliedern meinen Namen und mein Bild zeigen',
  },
  addresses: {
    title: 'Adressen',
    saved: 'Die Adresse wurde gespeichert.',
    removed: 'Die Adresse wurde entfernt.',
    empty: 'Sie haben noch keine Adresse gespeichert.',
    add: 'Adresse hinzufügen',
    save: 'Adresse speichern',
  },
  data: {
    title: 'Ihre Daten',
    lead: 'Alles, was wir über Sie speichern: Ihr Konto, Ihre Adressen, Bestellungen und Listen.',
    download: 'Daten herunterladen',
    deleteTitle: 'Konto löschen',
    deleteText:
      'Ihr Konto und alles, was dazugehört, wird sofort und endgültig gelöscht. Ihre Bestellungen bewahrt der Shop so lange auf, wie das Gesetz es verlangt, jedoch ohne Ihr Konto.',
    confirmPassword: 'Mit Ihrem Passwort bestätigen',
    delete: 'Mein Konto löschen',
  },
  security: {
    title: 'Sicherheit',
    password: 'Passwort',
    newPassword: 'Passwort festlegen',
    notices: {
      password: 'Ihr neues Passwort wurde festgelegt. Andere Geräte wurden abgemeldet.',
      added: 'Beim Anmelden wird künftig ein zweiter Schritt verlangt.',
      removed: 'Wurde entfernt.',
      ended: 'Sie wurden dort abgemeldet.',
      forgotten:
        'Der Browser ist nicht mehr gespeichert. Bei der nächsten Anmeldung dort ist der zweite Schritt nötig.',
      confirmed: 'Vielen Dank. Sie können Ihre Anmeldeeinstellungen in den nächsten zehn Minuten ändern.',
    },
    confirmTitle: 'Bestätigen Sie, dass Sie es sind',
    confirmText: 'Bestätigen Sie Ihr Passwort, um Ihre Anmeldeeinstellungen zu ändern.',
    confirmOtherText: 'Bestätigen Sie, dass Sie es sind, um Ihre Anmeldeeinstellungen zu ändern.',
    code: 'Code',
    factors: {
      title: 'Anmeldung in zwei Schritten und Passkeys',
      passwordOnly:
        'Nur Ihr Passwort schützt dieses Konto. Fügen Sie einen zweiten Schritt hinzu oder einen Passkey, der das Passwort ersetzt.',
      TOTP: 'Authentifizierungs-App',
      WEBAUTHN: 'Passkey',
      EMAIL: 'Codes per E-Mail',
      RECOVERY_CODE: 'Wiederherstellungscodes',
      addTotp: 'Authentifizierungs-App hinzufügen',
      addEmail: 'Codes per E-Mail hinzufügen',
      newRecoveryCodes: 'Neue Wiederherstellungscodes erstellen',
      codesLeft: (count) => `noch ${number(count)}`,
      writeDown:
        'Notieren Sie diese Codes jetzt. Sie werden nicht noch einmal angezeigt, und jeder gilt für eine Anmeldung.',
    },
    totp: {
      title: 'Authentifizierungs-App einrichten',
      text: 'Scannen Sie diesen Code mit Ihrer App oder geben Sie den geheimen Schlüssel ein. Geben Sie dann den Code aus der App ein.',
      qrCode: 'QR-Code für Ihre Authentifizierungs-App',
      secret: 'Geheimer Schlüssel:',
      code: 'Code aus der App',
      submit: 'Aktivieren',
    },
    browsers: {
      title: 'Vertraute Browser',
      text: 'In diesen Browsern genügt bis zum angegebenen Datum Ihr Passwort.',
      thisBrowser: 'dieser Browser',
      until: (date) => `bis ${date}`,
      forget: 'Nicht mehr vertrauen',
      forgetAll: 'Keinem Browser mehr vertrauen',
    },
    sessions: {
      title: 'Wo Sie angemeldet sind',
      thisDevice: 'dieses Gerät',
      logOutOthers: 'Überall sonst abmelden',
    },
  },
};
