import type { reports as English } from '../../en/dashboard/reports.ts';
import { plural } from '../grammar.ts';

export const reports: typeof English = {
  title: 'Berichte',
  sales: 'Umsatz',
  visitors: 'Besucher',
  period: {
    label: 'Zeitraum',
    days: (days) => `${days} Tage`,
    year: 'Jahr',
    other: 'Anderer Zeitraum',
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
    from: 'Von',
    to: 'Bis',
    show: 'Anzeigen',
    wrong: 'Wählen Sie einen ersten und einen letzten Tag, höchstens ein Jahr auseinander.',
  },
  salesText: (days) =>
    `Bestellungen einschließlich Steuern und Lieferung, ohne stornierte. Veränderungen beziehen sich auf die ${days} Tage davor.`,
  abandoned: {
    left: 'An der Kasse zurückgelassen',
    wonBack: 'Zurückgewonnen',
    inOpen: (count) => plural(count, { one: 'in # offenen Bestellung', other: 'in # offenen Bestellungen' }),
    in: (count) => plural(count, { one: 'in # Bestellung', other: 'in # Bestellungen' }),
  },
  titles: {
    PRODUCT: 'Umsatz nach Produkt',
    CHANNEL: 'Umsatz nach Verkaufskanal',
    COUNTRY: 'Umsatz nach Land',
    DISCOUNT: 'Umsatz mit Rabatt',
    BUYER: 'Neue und wiederkehrende Kunden',
  },
  headings: {
    PRODUCT: 'Produkt',
    CHANNEL: 'Verkaufskanal',
    COUNTRY: 'Land',
    DISCOUNT: 'Rabatt',
    BUYER: 'Kunden',
  },
  orders: 'Bestellungen',
  items: 'Artikel',
  takenOff: 'Abgezogen',
  names: {
    returning: 'Wiederkehrende Kunden',
    new: 'Neue Kunden',
    noAddress: 'Keine Adresse',
    unnamedDiscount: 'Rabatt ohne Namen',
    unnamedProduct: 'Produkt ohne Namen',
  },
  chart: (title) => `Diagramm: ${title}. In der Tabellenansicht lassen sich die Zahlen ablesen.`,
  save: 'Als CSV speichern',
  none: 'Nichts anzuzeigen',
  noneText: 'Wählen Sie mehr Tage, oder kommen Sie später wieder.',
};
