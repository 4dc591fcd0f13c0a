import type { subscriptions as English } from '../en/subscriptions.ts';
import { plural } from './grammar.ts';

const units = {
  DAY: { one: 'Täglich', other: 'Alle # Tage' },
  WEEK: { one: 'Wöchentlich', other: 'Alle # Wochen' },
  MONTH: { one: 'Monatlich', other: 'Alle # Monate' },
  YEAR: { one: 'Jährlich', other: 'Alle # Jahre' },
};

export const subscriptions: typeof English = {
  every: (frequency, interval) => plural(interval, units[frequency]),
  times: (every, times) => `${every}, insgesamt ${times}-mal`,
  line: 'Abonnement',
  purchase: 'Wie möchten Sie kaufen?',
  once: 'Einmaliger Kauf',
  consent: (how) =>
    `Sie schließen ein Abonnement ab (${how}). Ihre Karte wird gespeichert und für jede Lieferung erneut belastet. Sie können jederzeit kündigen.`,
  title: 'Abonnements',
  empty: 'Sie haben keine Abonnements.',
  all: 'Alle Abonnements',
  statuses: {
    ACTIVE: 'Aktiv',
    PAUSED: 'Pausiert',
    SUSPENDED: 'Ausgesetzt',
    CANCELED: 'Gekündigt',
    ENDED: 'Beendet',
  },
  columns: { items: 'Artikel', status: 'Stand', next: 'Nächste Abbuchung', total: 'Je Lieferung' },
  delivery: 'Lieferung',
  status: 'Stand',
  since: 'Seit',
  total: 'Preis je Lieferung',
  next: 'Nächste Abbuchung',
  nextTry: 'Nächster Versuch',
  ends: 'Endet am',
  ended: 'Beendet am',
  problems: {
    PAYMENT: 'Ihre Karte konnte nicht belastet werden.',
    STOCK: 'Ein Artikel war ausverkauft.',
    DELIVERY: 'Wir konnten nicht an Ihre Adresse liefern.',
    OTHER: 'Die nächste Lieferung konnte nicht bestellt werden.',
  },
  see: 'Abonnement ansehen',
  orders: 'Bestellungen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  keep: 'Kündigung zurücknehmen',
  tryAgain: 'Jetzt erneut versuchen',
  cancel: 'Abonnement kündigen',
  cancelHint: 'Was Sie bezahlt haben, wird noch geliefert.',
  cancelThen: (date) => `Zum ${date} kündigen`,
  cancelNow: 'Sofort kündigen',
  otherCard: {
    title: 'Mit einer anderen Karte bezahlen',
    hint: 'Wir belasten sie mit der Lieferung, die nicht bezahlt werden konnte, und mit den folgenden.',
    pay: 'Jetzt bezahlen',
  },
  notices: {
    cardChanged: 'Ab jetzt belasten wir diese Karte.',
    paid: 'Vielen Dank für Ihre Zahlung. Ihr Abonnement läuft weiter.',
    declined: 'Ihre Karte wurde abgelehnt, es wurde nichts abgebucht. Versuchen Sie es mit einer anderen.',
    unavailable: 'Die nächste Lieferung kann gerade nicht bestellt werden. Es wurde nichts abgebucht.',
    paused: 'Ihr Abonnement pausiert.',
    resumed: 'Ihr Abonnement ist wieder aktiv.',
    canceled: 'Ihr Abonnement wurde gekündigt.',
    refused: 'Das war nicht möglich: Ihr Abonnement hat sich geändert. Bitte sehen Sie es sich noch einmal an.',
  },
};
