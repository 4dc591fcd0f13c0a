import type { productPlans as English } from '../../en/dashboard/product-plans.ts';

export const productPlans: typeof English = {
  title: 'Abos',
  plans: 'Abo-Pläne',
  text: 'Lassen Sie Kunden dieses Produkt regelmäßig beziehen, auf Wunsch mit Rabatt.',
  once: 'Auch einmalig verkaufen',
  add: 'Abo-Plan hinzufügen',
  unnamed: {
    inText: 'neuer Abo-Plan',
    title: 'Neuer Abo-Plan',
  },
  name: 'Name des Abo-Plans',
  nameExample: 'Jeden Monat',
  tagline: 'Kurzbeschreibung',
  offered: 'Wird angeboten',
  remove: (title) => `Abo-Plan „${title}“ entfernen`,
  units: {
    DAY: 'Tage',
    WEEK: 'Wochen',
    MONTH: 'Monate',
    YEAR: 'Jahre',
  },
  terms: {
    every: 'Alle',
    unit: 'Zeiteinheit',
    endsAfter: 'Endet nach',
    never: 'nie',
    discount: 'Rabatt',
    noDiscount: 'Keiner',
    percent: 'Prozent',
    amount: (symbol) => `Betrag (${symbol})`,
    percentOff: 'Rabatt in Prozent',
    amountOff: (symbol) => `Rabatt in ${symbol}`,
  },
  wrong: {
    name: 'Benennen Sie den Abo-Plan, zum Beispiel „Jeden Monat“',
    interval: 'Geben Sie 1 bis 50 ein',
    charges: 'Geben Sie 2 bis 999 ein, oder nichts',
    percent: 'Geben Sie 0,1 bis 99,9 Prozent ein',
    amount: 'Geben Sie einen Betrag ein',
  },
};
