import type { notices as English } from '../en/notices.ts';

export const notices: typeof English = {
  tooManyRequests: { title: 'Zu viele Anfragen', description: 'Warten Sie einen Moment und versuchen Sie es erneut.' },
  noSite: { title: 'Hier ist nichts', description: 'Unter dieser Adresse gibt es keine Website.' },
  linkUsed: {
    title: 'Gehen Sie zurück und versuchen Sie es erneut',
    description: 'Dieser Link wurde bereits verwendet oder ist abgelaufen.',
  },
  loginExpired: {
    title: 'Bitte beginnen Sie von vorn',
    description:
      'Diese Anmeldung hat zu lange gedauert. Gehen Sie zur Anwendung zurück, von der Sie kommen, und melden Sie sich dort erneut an.',
  },
  otherBrowser: {
    title: 'Bitte beginnen Sie von vorn',
    description:
      'Diese Anmeldung wurde nicht in diesem Browser begonnen oder hat zu lange gedauert. Gehen Sie zurück und melden Sie sich erneut an.',
  },
  loginImpossible: {
    title: 'Anmeldung nicht möglich',
    description: 'Gehen Sie zurück und melden Sie sich auf andere Weise an.',
  },
  unknownApplication: {
    title: 'Unbekannte Anwendung',
    description: 'Diese Website kennt die Anwendung nicht, von der Sie kommen.',
  },
  invalidRedirect: {
    title: 'Ungültige Rücksprungadresse',
    description: 'Die Anwendung darf die Antwort nicht an diese Adresse schicken lassen.',
  },
  foreignForm: { title: 'Nicht gesendet', description: 'Dieses Formular kam von einer anderen Website.' },
  filesTooLarge: {
    title: 'Ihre Bilder sind zu groß',
    description: 'Gehen Sie zurück und wählen Sie weniger oder kleinere aus: Zusammen dürfen sie 25 MB haben.',
  },
  notBuilt: {
    title: 'Noch nicht bereit',
    description: 'Die Storefront ist noch nicht gebaut. Führen Sie auf dem Server npm start aus.',
  },
  away: {
    title: 'Gleich geht es weiter',
    description: 'Diese Seite lässt sich gerade nicht anzeigen. Versuchen Sie es in einer Minute noch einmal.',
  },
  comingSoon: {
    title: 'Bald geht es los',
    description: 'Wir bereiten noch alles vor. Schauen Sie später wieder vorbei.',
  },
  closed: { title: 'Zurzeit geschlossen', description: 'Diese Website kann gerade nicht besucht werden.' },
  loggingIn: { title: 'Anmeldung läuft', description: 'Sie können dieses Fenster schließen.' },
};
