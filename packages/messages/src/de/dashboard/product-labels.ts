import type { productLabels as English } from '../../en/dashboard/product-labels.ts';
import { plural } from '../grammar.ts';

export const productLabels: typeof English = {
  title: 'Marken, Etiketten und Abschnitte',
  kinds: {
    brands: {
      title: 'Marken',
      one: 'Marke',
      many: 'Marken',
      search: 'Marken durchsuchen',
      new: 'Neue Marke',
      add: 'Marke hinzufügen',
      delete: 'Marke löschen',
      taken: 'Eine Marke mit diesem Namen gibt es schon.',
      none: 'Noch keine Marken',
      text: 'Wer ein Produkt herstellt. Kunden können danach suchen und filtern.',
    },
    ribbons: {
      title: 'Etiketten',
      one: 'Etikett',
      many: 'Etiketten',
      search: 'Etiketten durchsuchen',
      new: 'Neues Etikett',
      add: 'Etikett hinzufügen',
      delete: 'Etikett löschen',
      taken: 'Ein Etikett mit diesem Namen gibt es schon.',
      none: 'Noch keine Etiketten',
      text: 'Ein kurzer Hinweis auf dem Bild eines Produkts, etwa „Neu“ oder „Reduziert“.',
    },
    sections: {
      title: 'Infoabschnitte',
      one: 'Infoabschnitt',
      many: 'Infoabschnitte',
      search: 'Infoabschnitte durchsuchen',
      new: 'Neuer Infoabschnitt',
      delete: 'Infoabschnitt löschen',
      none: 'Noch keine Infoabschnitte',
      text: 'Ein Text, den mehrere Produkte unter ihrer Beschreibung zeigen: Pflege, Rückgabe, Größen.',
    },
  },
  products: (count) => plural(count, { one: '# Produkt', other: '# Produkte' }),
  deleteText: (count) =>
    count === 0
      ? 'Kein Produkt verwendet es. Das lässt sich nicht rückgängig machen.'
      : `${plural(count, { one: 'Es wird bei dem Produkt entfernt, das es hat, und das Produkt bleibt erhalten.', other: 'Es wird bei # Produkten entfernt, und die Produkte bleiben erhalten.' })} Das lässt sich nicht rückgängig machen.`,
  failed: 'Das konnte nicht gespeichert werden',
  section: {
    title: 'Titel',
    titleText: 'Kunden sehen ihn über dem Text.',
    missingTitle: 'Geben Sie einen Titel ein',
    internalName: 'Interner Name',
    internalNameText: 'Unterscheidet Abschnitte mit demselben Titel. Kunden sehen ihn nicht.',
    taken: 'Einen Infoabschnitt mit diesem internen Namen gibt es schon. Wählen Sie einen anderen.',
    text: 'Text',
    save: 'Abschnitt speichern',
    create: 'Abschnitt erstellen',
  },
};
