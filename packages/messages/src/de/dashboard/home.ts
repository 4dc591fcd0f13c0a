import type { home as English } from '../../en/dashboard/home.ts';
import { plural } from '../grammar.ts';

export const home: typeof English = {
  title: 'Start',
  period: 'Zeitraum',
  days: (days) => `${days} Tage`,
  compared: (days, before) => `${days}, verglichen mit ${before}`,
  sales: 'Umsatz',
  orders: 'Bestellungen',
  averageOrder: 'Durchschnittliche Bestellung',
  itemsSold: 'Verkaufte Artikel',
  perDay: 'Umsatz pro Tag',
  day: 'Tag',
  chart: (days) =>
    `Diagramm von Umsatz und Bestellungen an ${days} Tagen. In der Tabellenansicht lassen sich die Zahlen ablesen.`,
  bestSellers: {
    title: 'Meistverkauft',
    none: 'Noch nichts verkauft',
    noneText: 'Hier steht, was sich in diesen Tagen am besten verkauft.',
    sold: (count) => `${count} verkauft`,
  },
  lowStock: {
    title: 'Geringer Bestand',
    none: 'Nichts geht zur Neige',
    noneText: 'Hier stehen Varianten, deren erfasster Bestand zur Neige geht.',
    variants: (count) => plural(count, { one: '# Variante', other: '# Varianten' }),
    out: 'Ausverkauft',
    partlyOut: 'Teilweise ausverkauft',
    left: (count) => `Noch ${count}`,
    few: 'Nur noch wenige',
  },
  noPages: (site) => `Ihre Rolle auf ${site} umfasst noch keine Seite. Das kann der Inhaber ändern.`,
  recentOrders: 'Neueste Bestellungen',
  allOrders: 'Alle Bestellungen',
  setUp: {
    title: 'Richten Sie Ihren Shop ein',
    hide: 'Ausblenden',
    hidden: 'Die Schritte sind ausgeblendet',
    progress: (done, all) => `${done} von ${all} Schritten erledigt`,
    progressBar: 'Erledigte Schritte',
    done: 'Erledigt',
    toDo: 'Zu erledigen',
    steps: {
      BUSINESS: {
        title: 'Sagen Sie, wer Sie sind',
        text: 'Ihre Anschrift und E-Mail-Adresse, für Fußzeile, Rechnungen und gesetzliche Angaben.',
      },
      PRODUCTS: { title: 'Legen Sie Ihr erstes Produkt an', text: 'Oder importieren Sie die eines anderen Shops.' },
      DELIVERY: { title: 'Richten Sie den Versand ein', text: 'Wohin Sie liefern, wie und zu welchem Preis.' },
      TAX: { title: 'Richten Sie die Steuern ein', text: 'Die Sätze der Orte, in die Sie verkaufen.' },
      PAYMENT: { title: 'Wählen Sie Zahlungsarten aus', text: 'Wie Ihre Kunden bezahlen können.' },
      LEGAL: {
        title: 'Schreiben Sie Ihre Rechtstexte',
        text: 'Impressum, AGB und Datenschutzerklärung, verlinkt in der Fußzeile und an der Kasse.',
      },
    },
  },
  waiting: {
    title: 'Wartet auf Sie',
    reviews: { one: 'Bewertung wartet auf Ihre Entscheidung', many: 'Bewertungen warten auf Ihre Entscheidung' },
    lostMails: { one: 'E-Mail wurde nicht zugestellt', many: 'E-Mails wurden nicht zugestellt' },
    heldMails: { one: 'E-Mail wartet auf einen Mailserver', many: 'E-Mails warten auf einen Mailserver' },
    members: { one: 'Person möchte Mitglied werden', many: 'Personen möchten Mitglied werden' },
  },
};
