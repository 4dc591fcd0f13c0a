import type { wishlist as English } from '../en/wishlist.ts';

export const wishlist: typeof English = {
  title: 'Liste d’envies',
  add: 'Ajouter à la liste d’envies',
  remove: 'Retirer de la liste d’envies',
  addToCart: 'Ajouter au panier',
  choose: 'Choisir les options',
  empty: 'Votre liste d’envies est vide.',
  full: 'Votre liste d’envies est pleine. Retirez un article avant d’en ajouter un autre.',
};
