import type { visits as English } from '../../en/dashboard/visits.ts';

export const visits: typeof English = {
  text: (days) =>
    `Gezählt wird ohne Cookies, und ohne etwas über eine Person zu speichern. Wer an zwei Tagen kommt, zählt zweimal; Suchmaschinen, Ihr Team und Personen, deren Browser bittet, nicht verfolgt zu werden, zählen nicht. Veränderungen beziehen sich auf die ${days} Tage davor.`,
  visitors: 'Besucher',
  views: 'Seitenaufrufe',
  viewsEach: 'Seiten pro Besucher',
  buyers: 'Käufer',
  orderedBy: 'Bestellt haben',
  conversion: 'Konversion',
  conversionRate: 'Konversionsrate',
  change: 'Veränderung',
  new: 'Neu',
  day: 'Tag',
  perDay: 'Besucher pro Tag',
  chart: (days) =>
    `Diagramm von Besuchern und Seitenaufrufen an ${days} Tagen. In der Tabellenansicht lassen sich die Zahlen ablesen.`,
  funnel: {
    title: 'Von der ersten Seite bis zur Bestellung',
    step: 'Schritt',
    ofAll: 'Von allen',
    ofPrevious: 'Vom Schritt davor',
    visited: 'Die Website besucht',
    product: 'Ein Produkt angesehen',
    cart: 'In den Warenkorb gelegt',
    checkout: 'Zur Kasse gegangen',
    order: 'Bestellt',
  },
  by: {
    SOURCE: {
      title: 'Woher Besucher kamen',
      heading: 'Quelle',
    },
    MEDIUM: {
      title: 'Wie sie kamen',
      heading: 'Medium',
    },
    CAMPAIGN: {
      title: 'Kampagnen',
      heading: 'Kampagne',
    },
    PAGE: {
      title: 'Seiten',
      heading: 'Seite',
    },
    ENTRY_PAGE: {
      title: 'Erste Seiten',
      heading: 'Seite',
    },
    PRODUCT: {
      title: 'Produkte',
      heading: 'Produkt',
    },
    DEVICE: {
      title: 'Geräte',
      heading: 'Gerät',
    },
    COUNTRY: {
      title: 'Länder',
      heading: 'Land',
    },
    HOUR: {
      title: 'Stunden des Tages',
      heading: 'Stunde',
    },
  },
  devices: {
    PHONE: 'Smartphone',
    TABLET: 'Tablet',
    DESKTOP: 'Computer',
  },
  media: {
    direct: 'Direkt',
    search: 'Suchmaschine',
    social: 'Soziales Netzwerk',
    referral: 'Link auf einer anderen Website',
    email: 'E-Mail',
  },
  names: {
    others: 'Alle übrigen',
    unknown: 'Unbekannt',
    home: 'Startseite',
    direct: 'Direkt oder unbekannt',
  },
};
