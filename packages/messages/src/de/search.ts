import type { search as English } from '../en/search.ts';
import { plural } from './grammar.ts';

export const search: typeof English = {
  search: 'Suchen',
  searchProducts: 'Artikel suchen',
  suggestions: 'Vorschläge',
  suggestionCount: (count) => plural(count, { one: '# Vorschlag', other: '# Vorschläge' }),
  category: 'Kategorie',
  priceFrom: (price) => `ab ${price}`,
  searchFor: (words) => `Suche nach „${words}“`,
  resultsFor: (words) => `Ergebnisse für „${words}“`,
  noResultsFor: (words) => `Keine Ergebnisse für „${words}“.`,
  noProductsFor: (words) => `Keine Produkte zu „${words}“.`,
  fromTheBlog: 'Aus dem Blog',
  showingInstead: 'Angezeigt werden Ergebnisse für {words}.',
  quoted: (words) => `„${words}“`,
  tryOthers: 'Prüfen Sie die Schreibweise oder versuchen Sie es mit einem allgemeineren Begriff.',
  seeEverything: 'Alle Artikel ansehen',
};
