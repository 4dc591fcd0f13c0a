import type { Domain } from '../../domain.ts';

export const translations: Domain = {
  name: 'translations',
  says: 'Texts of products, categories, pages and menus in the other languages of a site',
  owns: ['translations'],
};
