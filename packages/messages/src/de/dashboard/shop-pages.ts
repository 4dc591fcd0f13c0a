import type { shopPages as English } from '../../en/dashboard/shop-pages.ts';

export const shopPages: typeof English = {
  title: 'Seiten von Shop und Blog',
  page: 'Seite',
  state: 'Status',
  lastChange: 'Letzte Änderung',
  actions: 'Aktionen',
  pages: {
    PRODUCT: {
      name: 'Produktseite',
      named: 'Produktseite',
      about: 'Diese Seite gilt für alle Produkte. Ihre Änderungen wirken sich auf alle aus.',
      published: 'Produktseite: wie die Seiten aller Produkte aufgebaut sind',
    },
    CATEGORY: {
      name: 'Kategorieseite',
      named: 'Kategorieseite',
      about:
        'Diese Seite gilt für alle Kategorien und für die Liste aller Produkte. Ihre Änderungen wirken sich auf alle aus.',
      published: 'Kategorieseite: wie die Seiten aller Kategorien aufgebaut sind',
    },
    SEARCH: {
      name: 'Suchseite',
      named: 'Suchseite',
      about: 'Diese Seite sehen Besucher, wenn sie Ihren Shop durchsuchen, ganz gleich, wonach sie suchen.',
      published: 'Suchseite: wie die Ergebnisse von Suchen aufgebaut sind',
    },
    CART: {
      name: 'Warenkorbseite',
      named: 'Warenkorbseite',
      about:
        'Diese Seite sehen Besucher mit dem, was sie in den Warenkorb gelegt haben, und auch, solange er leer ist.',
      published: 'Warenkorbseite: was rund um den Warenkorb steht',
    },
    BLOG_POST: {
      name: 'Beitragsseite',
      named: 'Beitragsseite',
      about: 'Diese Seite gilt für alle Beiträge Ihres Blogs. Ihre Änderungen wirken sich auf alle aus.',
      published: 'Beitragsseite: wie die Seiten aller Beiträge aufgebaut sind',
    },
    BLOG: {
      name: 'Blogseite',
      named: 'Blogseite',
      about:
        'Diese Seite listet Ihre Beiträge auf. Sie gilt auch für die Kategorien und Schlagwörter Ihres Blogs. Ihre Änderungen wirken sich auf alle aus.',
      published: 'Blogseite: wie alle Listen von Beiträgen aufgebaut sind',
    },
    NOT_FOUND: {
      name: '404-Seite',
      named: '404-Seite',
      about:
        'Diese Seite sehen Besucher unter Adressen, die ins Leere führen, etwa der eines Produkts, das Sie nicht mehr verkaufen.',
      published: '404-Seite: was Besucher unter Adressen sehen, die ins Leere führen',
    },
  },
  goBack: 'Zurück zur Standardseite',
  goBackTitle: (named) => `${named} auf den Standard zurücksetzen?`,
  goBackText:
    'Ihre Änderungen daran gehen verloren. Besucher sehen sie noch, bis Sie das nächste Mal veröffentlichen. Mit einer früheren Veröffentlichung lassen sie sich wiederherstellen.',
  goBackUnseen: 'Ihre Änderungen daran gehen verloren. Besucher haben davon noch nichts gesehen.',
  confirm: 'Zurücksetzen',
  isStandard: (named) => `${named} auf den Standard zurückgesetzt`,
  empty: 'Keine Seiten von Shop oder Blog',
  emptyText: 'Diese Seiten zeigen, was es in Ihrem Shop und Ihrem Blog gibt.',
  sample: {
    label: 'Vorschau mit',
    product: { search: 'Produkte suchen', none: 'Es gibt noch keine Produkte', noMatch: 'Keine passenden Produkte' },
    category: { all: 'Alle Produkte', noMatch: 'Keine passenden Kategorien' },
    post: { none: 'Es gibt noch keine veröffentlichten Beiträge', noMatch: 'Keine passenden Beiträge' },
    blogCategory: { all: 'Alle Beiträge' },
    words: {
      label: 'Vorschau der Suche nach',
      hint: 'Lassen Sie das Feld leer, um die Seite vor einer Suche zu sehen.',
    },
  },
};
