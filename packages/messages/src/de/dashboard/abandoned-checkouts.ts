import type { abandonedCheckouts as English } from '../../en/dashboard/abandoned-checkouts.ts';
import { plural } from '../grammar.ts';

export const abandonedCheckouts: typeof English = {
  title: 'Abgebrochene Bestellungen',
  reminders: 'Erinnerungen',
  setUpReminders: 'Erinnerungen einrichten',
  nouns: {
    one: 'Bestellung',
    many: 'Bestellungen',
  },
  search: 'Nach Kunde oder Artikel suchen',
  status: 'Status',
  all: 'Alle',
  statuses: {
    ABANDONED: 'Abgebrochen',
    RECOVERED: 'Abgeschlossen',
  },
  worthFirst: 'Höchster Wert zuerst',
  customer: 'Kunde',
  items: 'Artikel',
  total: 'Gesamtbetrag',
  none: 'Noch keine abgebrochenen Bestellungen',
  noneText:
    'Wer an der Kasse eine E-Mail-Adresse eingibt und sie dann für eine Stunde verlässt, erscheint hier. Sie können einen Link senden, der dorthin zurückführt, oder Erinnerungen automatisch senden lassen.',
  deleteTitle: (count) =>
    plural(count, { one: '# abgebrochene Bestellung löschen?', other: '# abgebrochene Bestellungen löschen?' }),
  deleteText:
    'Ihre Links funktionieren nicht mehr, es werden keine Erinnerungen mehr gesendet, und sie zählen nicht mehr in der Auswertung. Warenkörbe bleiben erhalten.',
  deleteConfirm: (count) => plural(count, { one: '# Bestellung löschen', other: '# Bestellungen löschen' }),
  deleted: (count) =>
    plural(count, {
      one: '# abgebrochene Bestellung wurde gelöscht',
      other: '# abgebrochene Bestellungen wurden gelöscht',
    }),
  one: 'Abgebrochene Bestellung',
  of: (buyer) => `Abgebrochene Bestellung von ${buyer}`,
  subtotal: 'Zwischensumme',
  wholeTotal: 'Gesamtbetrag mit Lieferung, Steuern und Rabatten',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Firma',
  showMember: 'Mitglied anzeigen',
  remind: {
    button: 'Erinnerung senden',
    title: 'Jetzt eine Erinnerung senden?',
    text: (email) => `${email} erhält eine E-Mail mit diesen Artikeln und einem Link zurück zur Kasse.`,
    done: (email) => `Eine Erinnerung ist unterwegs an ${email}`,
  },
  link: {
    title: 'Link zur Kasse',
    text: 'Der Link führt in jedem Browser zu diesen Artikeln zurück. Wer ihn hat, sieht auch die eingegebenen Daten. Senden Sie ihn daher an niemand anderen.',
    copy: 'Link kopieren',
  },
  activity: {
    title: 'Verlauf',
    left: 'Die Kasse wurde verlassen',
    bought: 'Die Bestellung wurde doch noch abgeschlossen',
    SCHEDULED: 'Eine Erinnerung wurde geplant',
    EMAIL_SENT: 'Eine Erinnerung wurde gesendet',
    EMAIL_NOT_SENT: 'Es wurde keine Erinnerung gesendet, weil keine gewünscht ist',
    NOTIFICATION_SENT: 'Eine Benachrichtigung wurde gesendet',
    TASK_CREATED: 'Eine Aufgabe wurde erstellt',
    AUTOMATION_SKIPPED: 'Eine geplante Erinnerung wurde ausgelassen',
  },
  figures: {
    title: 'Letzte 30 Tage',
    perDay: 'Abgebrochene Bestellungen pro Tag',
    day: 'Tag',
    lastDays: 'in den letzten 30 Tagen',
    ofThem: (rate) => `${rate} davon`,
    wonBack: 'Zurückgewonnen',
    byRecovered: 'durch abgeschlossene',
    open: 'Noch offen',
    inOthers: 'in den übrigen',
    chart: (days) =>
      `Diagramm der abgebrochenen und abgeschlossenen Bestellungen an ${days} Tagen. In der Tabellenansicht lassen sich die Zahlen ablesen.`,
    ofDay: (abandoned, recovered) => `${abandoned} abgebrochen, ${recovered} abgeschlossen`,
    amountWonBack: (amount) => `${amount} zurückgewonnen`,
  },
  settings: {
    title: 'Kunden erinnern',
    enabled: 'Kunden per E-Mail erinnern',
    hours: 'Stunden nach Verlassen der Kasse',
    second: 'Noch einmal erinnern',
    secondHours: 'Stunden nach der ersten E-Mail',
    notHours: (least, most) => `Geben Sie eine Zahl von ${least} bis ${most} ein`,
    law: 'Prüfen Sie, ob das Recht an Ihren Verkaufsorten solche E-Mails erlaubt. Wie sie aussehen, sehen Sie unter [E-Mails].',
    off: 'Kunden werden nicht an abgebrochene Bestellungen erinnert. Sie können sie weiterhin einzeln selbst erinnern.',
    first: (hours) =>
      plural(hours, {
        one: 'Eine Stunde nach Verlassen der Kasse erhalten Kunden eine E-Mail mit den Artikeln und einem Link dorthin zurück.',
        other:
          '# Stunden nach Verlassen der Kasse erhalten Kunden eine E-Mail mit den Artikeln und einem Link dorthin zurück.',
      }),
    again: (hours) =>
      plural(hours, {
        one: 'Wer dann noch nichts gekauft hat, wird eine Stunde später noch einmal erinnert.',
        other: 'Wer dann noch nichts gekauft hat, wird # Stunden später noch einmal erinnert.',
      }),
    never:
      'Niemand wird nach einem Kauf erinnert, öfter als einmal am Tag oder nachdem Erinnerungen abbestellt wurden.',
  },
};
