import type { editorSettings as English } from '../../en/dashboard/editor-settings.ts';

export const editorSettings: typeof English = {
  title: 'Einstellungen dieses Abschnitts',
  of: (label) => `Einstellungen: ${label}`,
  content: 'Inhalt',
  look: 'Aussehen',
  page: 'Seite',
  unknown:
    'Diese Art von Abschnitt ist hier nicht bekannt. Er bleibt, wie er ist, und lässt sich verschieben und entfernen.',
  hideOn: 'Ausblenden auf',
  nameInLayers: 'Name in den Ebenen',
  needed: 'Besucher brauchen das.',
  asItIs: 'Wie bisher',
  allProducts: 'Alle Produkte',
  address: {
    home: 'Die Startseite behält ihre Adresse.',
  },
  color: {
    wrong: 'Schreiben Sie sie als #rrggbb',
    pick: (label) => `${label}: aus einer Palette auswählen`,
    saturation: 'Sättigung und Helligkeit',
    hue: 'Farbton',
  },
  date: {
    clock: (timeZone) => `Nach der Uhr der Website (${timeZone})`,
  },
  file: {
    replace: 'Ersetzen',
    choose: 'Datei auswählen',
    remove: 'Datei entfernen',
  },
  picture: {
    choose: 'Bild auswählen',
    remove: 'Bild entfernen',
    alt: 'Alternativtext',
    altText: 'Was das Bild zeigt, für Menschen, die es nicht sehen.',
    decoration: 'Nur Dekoration',
  },
  form: {
    unnamed: 'Formular ohne Namen',
    choose: 'Formular auswählen',
    none: 'Es gibt noch kein Formular',
    loading: 'Wird geladen …',
    deleted: 'Ein gelöschtes Formular',
    unseen: 'Besucher sehen diesen Abschnitt, sobald er ein Formular hat.',
  },
  link: {
    text: 'Text',
    target: 'Führt zu',
    example: '/shop oder https://example.com',
    unsafe: 'Beginnen Sie mit / für eine Seite Ihrer Website oder mit https://',
    giftCard: 'Geschenkkarte',
    cart: 'Warenkorb',
    account: 'Konto',
    wishlist: 'Merkliste',
  },
  style: {
    automatic: 'Automatisch',
    tablet: {
      of: (label) => `${label} ab Tablet`,
      same: 'Ab Tablet gleich',
      sameOf: (label) => `${label}: ab Tablet gleich`,
      another: 'Ab Tablet anders',
      anotherOf: (label) => `${label}: ab Tablet anders`,
    },
    desktop: {
      of: (label) => `${label} auf Computern`,
      same: 'Auf Computern gleich',
      sameOf: (label) => `${label}: auf Computern gleich`,
      another: 'Auf Computern anders',
      anotherOf: (label) => `${label}: auf Computern anders`,
    },
  },
};
