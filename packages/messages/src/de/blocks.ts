import type { blocks as English } from '../en/blocks.ts';
import { number, plural } from './grammar.ts';

export const blocks: typeof English = {
  colors: 'Farben',
  reducedPrice: 'Angebotspreis',
  priceBefore: 'Ursprünglicher Preis',
  rated: (average) => `${number(average)} von 5 Sternen`,
  reviews: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  example: {
    eyebrow: 'Neu',
    heading: 'Ihre Überschrift',
    text: 'Schreiben Sie hier ein paar Worte.',
    action: 'Im Shop stöbern',
    author: 'Vor- und Nachname',
    question: 'Eine Frage, die viele stellen',
    answer: 'Eine Antwort in ein, zwei Sätzen.',
    offer: 'Ihr Angebot',
    price: '20 €',
    days: 'Montag bis Freitag',
    hours: '9–18 Uhr',
  },
};
