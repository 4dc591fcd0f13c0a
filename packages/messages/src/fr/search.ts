import type { search as English } from '../en/search.ts';
import { plural } from './grammar.ts';

export const search: typeof English = {
  search: 'Rechercher',
  searchProducts: 'Rechercher un produit',
  suggestions: 'Suggestions',
  suggestionCount: (count) => plural(count, { one: '# suggestion', other: '# suggestions' }),
  category: 'Catégorie',
  priceFrom: (price) => `à partir de ${price}`,
  searchFor: (words) => `Rechercher « ${words} »`,
  resultsFor: (words) => `Résultats pour « ${words} »`,
  noResultsFor: (words) => `Aucun résultat pour « ${words} ».`,
  noProductsFor: (words) => `Aucun produit ne correspond à « ${words} ».`,
  fromTheBlog: 'Sur le blog',
  showingInstead: 'Voici les résultats pour {words}.',
  quoted: (words) => `« ${words} »`,
  tryOthers: 'Vérifiez l’orthographe ou essayez un terme plus général.',
  seeEverything: 'Voir tous les produits',
};
