import type { productModifiers as English } from '../../en/dashboard/product-modifiers.ts';

export const productModifiers: typeof English = {
  title: 'Zusätze',
  text: 'Lassen Sie Kunden etwas hinzufügen, etwa eine Geschenkverpackung oder eine Gravur. Es kann einen Aufpreis kosten und erzeugt keine Varianten.',
  addChoices: 'Auswahl hinzufügen',
  addText: 'Text hinzufügen',
  unnamed: {
    inText: 'neuer Zusatz',
    title: 'Neuer Zusatz',
  },
  name: 'Name des Zusatzes',
  exampleText: 'Gravur',
  exampleChoices: 'Geschenkverpackung',
  remove: (name) => `Zusatz „${name}“ entfernen`,
  required: 'Pflichtangabe',
  question: 'Frage',
  questionExample: 'Was sollen wir gravieren?',
  least: 'Mindestens',
  most: 'Höchstens',
  characters: 'Zeichen',
  addedPrice: 'Aufpreis',
  addedPriceIn: (symbol) => `in ${symbol}`,
  addedPriceOf: (name) => `Aufpreis für ${name}`,
};
