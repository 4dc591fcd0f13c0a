import type { home as English } from '../../en/dashboard/home.ts';
import { plural } from '../grammar.ts';

export const home: typeof English = {
  title: 'Start',
  period: 'Zeitraum',
  days: (days) => `${days} Tage`,
  compared: (days, before) => `${days}, verglichen mit ${before}`,
  sales: 'Umsatz',
  orders: 'Bestellungen',
  averageOrder: 'Durchschnittlicher Bestellwert',
  itemsSold: 'Verkaufte Artikel',
  perDay: 'Umsatz pro Tag',
  day: 'Tag',
  chart: (days) =>
    `Diagramm mit Umsatz und Bestellungen aus ${days} Tagen. Die genauen Zahlen stehen in der Tabellenansicht.`,
  bestSellers: {
    title: 'Meistverkauft',
    report: 'Bericht ansehen',
    none: 'Noch nichts verkauft',
    noneText: 'Hier erscheint, was sich in diesem Zeitraum am besten verkauft.',
    sold: (count) => `${count} verkauft`,
  },
  lowStock: {
    title: 'Geringer Bestand',
    none: 'Alles ausreichend auf Lager',
    noneText: 'Hier erscheinen Varianten, deren Bestand zur Neige geht.',
    variants: (count) => plural(count, { one: '# Variante', other: '# Varianten' }),
    out: 'Ausverkauft',
    partlyOut: 'Teilweise ausverkauft',
    left: (count) => `Noch ${count}`,
    few: 'Nur noch wenige',
  },
  noPages: (site) => `Mit Ihrer Rolle auf ${site} können Sie noch keine Seite öffnen. Das kann der Inhaber ändern.`,
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
        title: 'Geben Sie Ihre Unternehmensdaten an',
        text: 'Anschrift und E-Mail-Adresse für Fußzeile, Rechnungen und Pflichtangaben.',
      },
      PRODUCTS: {
        title: 'Legen Sie Ihr erstes Produkt an',
        text: 'Oder importieren Sie Produkte aus einem anderen Shop.',
      },
      DELIVERY: { title: 'Richten Sie den Versand ein', text: 'Wohin Sie liefern, wie und zu welchem Preis.' },
      TAX: { title: 'Richten Sie die Steuern ein', text: 'Die Steuersätze der Länder, in die Sie verkaufen.' },
      PAYMENT: { title: 'Wählen Sie Zahlungsarten aus', text: 'Wie Ihre Kunden bezahlen können.' },
      LEGAL: {
        title: 'Hinterlegen Sie Ihre Rechtstexte',
        text: 'Impressum, AGB und Datenschutzerklärung, verlinkt in der Fußzeile und an der Kasse.',
      },
    },
  },
  waiting: {
    title: 'Wartet auf Sie',
    toFulfil: { one: 'Bestellung ist zu versenden', many: 'Bestellungen sind zu versenden' },
    toPay: { one: 'Bestellung ist noch nicht bezahlt', many: 'Bestellungen sind noch nicht bezahlt' },
    reviews: { one: 'Bewertung wartet auf Ihre Entscheidung', many: 'Bewertungen warten auf Ihre Entscheidung' },
    lostMails: { one: 'E-Mail wurde nicht zugestellt', many: 'E-Mails wurden nicht zugestellt' },
    heldMails: { one: 'E-Mail wartet auf einen Mailserver', many: 'E-Mails warten auf einen Mailserver' },
    members: { one: 'Person möchte Mitglied werden', many: 'Personen möchten Mitglied werden' },
  },
};
