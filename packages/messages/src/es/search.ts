import type { search as English } from '../en/search.ts';
import { plural } from './grammar.ts';

export const search: typeof English = {
  search: 'Buscar',
  searchProducts: 'Buscar productos',
  suggestions: 'Sugerencias',
  suggestionCount: (count) => plural(count, { one: '# sugerencia', other: '# sugerencias' }),
  category: 'Categoría',
  priceFrom: (price) => `desde ${price}`,
  searchFor: (words) => `Buscar «${words}»`,
  resultsFor: (words) => `Resultados para «${words}»`,
  noResultsFor: (words) => `No hay resultados para «${words}».`,
  noProductsFor: (words) => `Ningún producto coincide con «${words}».`,
  fromTheBlog: 'En el blog',
  showingInstead: 'Se muestran los resultados para {words}.',
  quoted: (words) => `«${words}»`,
  tryOthers: 'Revisa la ortografía o prueba con un término más general.',
  seeEverything: 'Ver todos los productos',
};
