import type { subscriptions as English } from '../en/subscriptions.ts';
import { plural } from './grammar.ts';

const units = {
  DAY: { one: 'Täglich', other: 'Alle # Tage' },
  WEEK: { one: 'Wöchentlich', other: 'Alle # Wochen' },
  MONTH: { one: 'Monatlich', other: 'Alle # Monate' },
  YEAR: { one: 'Jährlich', other: 'Alle # Jahre' },
};

const freeFor = {
  DAY: { one: '# Tag kostenlos', other: '# Tage kostenlos' },
  WEEK: { one: '# Woche kostenlos', other: '# Wochen kostenlos' },
  MONTH: { one: '# Monat kostenlos', other: '# Monate kostenlos' },
  YEAR: { one: '# Jahr kostenlos', other: '# Jahre kostenlos' },
};
const within = (how: string): string => how.charAt(0).toLowerCase() + how.slice(1);

export const subscriptions: typeof English = {
  every: (frequency, interval) => plural(interval, units[frequency]),
  times: (every, times) => `${every}, insgesamt ${times}-mal`,
  line: 'Abonnement',
  purchase: 'Wie möchten Sie kaufen?',
  once: 'Einmaliger Kauf',
  consent: (how) =>
    `Sie schließen ein Abonnement ab (${how}). Ihre Karte wird gespeichert und für jede Lieferung erneut belastet. Sie können jederzeit kündigen.`,
  trialThen: ({ frequency, interval }, how) => `${plural(interval, freeFor[frequency])}, danach ${within(how)}`,
  trialThenPrice: ({ frequency, interval }, price, how) =>
    `${plural(interval, freeFor[frequency])}, danach ${price} ${within(how)}`,
  trialConsent: (terms) =>
    `Sie beginnen einen kostenlosen Probezeitraum: ${terms}. Ihre Karte wird gespeichert, zum Ende des Probezeitraums belastet und dann für jede Lieferung erneut. Wenn Sie vorher kündigen, wird dafür nichts abgebucht.`,
  trialUntil: 'Kostenlos bis',
  trialCancelHint: 'Wenn Sie vor dem Ende des Probezeitraums kündigen, wird nichts mehr abgebucht.',
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
