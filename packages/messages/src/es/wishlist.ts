import type { wishlist as English } from '../en/wishlist.ts';

export const wishlist: typeof English = {
  title: 'Lista de deseos',
  add: 'Añadir a la lista de deseos',
  remove: 'Quitar de la lista de deseos',
  addToCart: 'Añadir al carrito',
  choose: 'Elegir opciones',
  empty: 'Tu lista de deseos está vacía.',
  full: 'Tu lista de deseos está llena. Quita algo antes de añadir más.',
};
