import type { site as English } from '../en/site.ts';

export const site: typeof English = {
  shop: 'Shop',
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  submenuOf: (label) => `Mehr in ${label}`,
  openSearch: 'Suche öffnen',
  footerNavigation: 'Fußzeile',
  breadcrumbs: 'Sie sind hier',
  account: 'Konto',
  wishlist: 'Merkliste',
  backToCart: 'Zurück zum Warenkorb',
  home: 'Startseite',
  goToShop: 'Zum Shop',
  continueShopping: 'Weiter einkaufen',
  browseShop: 'Im Shop stöbern',
  logIn: 'Anmelden',
  tryAgain: 'Erneut versuchen',
  priceNotes: {
    taxIncluded: 'Inkl. MwSt.',
    deliveryLater: 'Die Versandkosten werden an der Kasse berechnet.',
    taxLater: 'Die MwSt. wird an der Kasse berechnet.',
    taxAndDeliveryLater: 'MwSt. und Versandkosten werden an der Kasse berechnet.',
  },
  describeProduct: (name, site) => `${name}: Preise, Varianten und Verfügbarkeit bei ${site}.`,
  related: 'Das könnte Ihnen auch gefallen',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Die Seite wurde möglicherweise verschoben, oder die Adresse enthält einen Tippfehler.',
  },
  newProducts: 'Neu im Shop',
  notOpen: {
    title: 'Diese Seite ist nicht verfügbar',
    text: 'Sie ist möglicherweise abgelaufen oder gehört zu einem Konto, in dem Sie nicht angemeldet sind.',
  },
  busy: {
    title: 'Einen Moment, bitte',
    text: 'In kurzer Zeit gab es zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  },
  fault: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal. Ihr Warenkorb bleibt erhalten.',
  },
  request: (id) => `Anfrage ${id}`,
  feedDescription: (shop) => `Artikel von ${shop}`,
};
