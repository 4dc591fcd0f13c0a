import type { wishlist as English } from '../en/wishlist.ts';

export const wishlist: typeof English = {
  title: 'Merkliste',
  add: 'Auf die Merkliste',
  remove: 'Von der Merkliste entfernen',
  addToCart: 'In den Warenkorb',
  choose: 'Optionen wählen',
  empty: 'Ihre Merkliste ist leer.',
  full: 'Ihre Merkliste ist voll. Entfernen Sie etwas, bevor Sie mehr hinzufügen.',
};
