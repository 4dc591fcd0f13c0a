import type { emails as English } from '../../en/dashboard/emails.ts';

export const emails: typeof English = {
  title: 'E-Mails',
  email: 'E-Mail',
  nouns: {
    one: 'E-Mail',
    many: 'E-Mails',
  },
  named: (subject, recipient) => `${subject}, an ${recipient}`,
  noRecipient: 'Jemand, dessen Daten gelöscht wurden',
  seeAll: 'Alle ansehen',
  settings: 'Welche E-Mails gesendet werden',
  search: 'Nach Adresse suchen',
  subject: 'Betreff',
  to: 'An',
  kind: 'Art',
  date: 'Datum',
  state: 'Status',
  anyState: 'Jeder Status',
  anyKind: 'Jede Art',
  about: 'Zu einer Sache',
  none: 'Noch keine E-Mails',
  noneText: 'Was gesendet wird, erscheint hier.',
  noneYetText:
    'Alles, was Ihre Website Kunden und Ihrem Team per E-Mail sendet, erscheint hier ein Jahr lang, der Text 90 Tage lang.',
  noServer: 'Von diesem Server gehen noch keine E-Mails ab',
  noServerText:
    'Wer ihn betreibt, muss einen E-Mail-Server einrichten (SMTP_URL). Bis dahin warten E-Mails hier bis zu 14 Tage, die mit Codes und Links für die Anmeldung eine Stunde.',
  states: {
    waiting: 'Wartet',
    held: 'Zurückgehalten',
    unclear: 'Unklar',
    sent: 'Gesendet',
    failed: 'Fehlgeschlagen',
    bounced: 'Unzustellbar',
    notDelivered: 'Nicht zugestellt',
  },
  explains: {
    held: 'Dieser Server hat noch keinen E-Mail-Server. Die E-Mail wird gesendet, sobald es einen gibt, sofern sie dann nicht älter als 14 Tage ist.',
    unclear:
      'Der E-Mail-Server hat die ganze E-Mail erhalten, aber die Verbindung brach ab, bevor er die Annahme bestätigte. Damit niemand sie zweimal erhält, wird sie nicht von selbst erneut gesendet.',
    bounced:
      'Der E-Mail-Server meldet, dass diese Adresse keine E-Mails annimmt. Bis wieder eine ankommt, gehen dorthin keine Erinnerungen, Bewertungsanfragen und Hinweise auf wieder verfügbare Artikel.',
  },
  page: {
    text: 'Text',
    confidential:
      'Diese E-Mail enthält einen Code oder Link nur für ihren Empfänger, daher werden Betreff und Text nicht aufbewahrt.',
    gone: 'Texte von E-Mails werden 90 Tage aufbewahrt oder bis jemand, um den es geht, die eigenen Daten löschen lässt.',
    written: 'Geschrieben',
    givenUp: 'Aufgegeben',
    nextTry: 'Nächster Versuch',
    tries: 'Versuche',
    delivery: 'Zustellung',
    original: 'Die E-Mail ansehen, die diese wiederholt',
    answers: 'Antworten des E-Mail-Servers',
    seeOrder: 'Bestellung ansehen',
    seeCheckout: 'Abgebrochene Bestellung ansehen',
    seeGiftCard: 'Geschenkkarte ansehen',
    seeMember: 'Mitglied ansehen',
    seeReview: 'Bewertung ansehen',
    seeProduct: 'Produkt ansehen',
  },
  retry: {
    action: 'Erneut versuchen',
    done: 'Die E-Mail wird gesendet',
    title: 'Noch einmal senden?',
    text: 'Es ist nicht bekannt, ob der E-Mail-Server diese E-Mail angenommen hat. Falls ja, kommt sie zweimal an.',
    confirm: 'Senden',
  },
  again: {
    title: 'Kopie dieser E-Mail senden',
    address: 'E-Mail-Adresse',
    done: (recipient) => `Eine Kopie an ${recipient} ist unterwegs`,
  },
};
