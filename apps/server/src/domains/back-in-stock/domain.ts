import type { Domain } from '../../domain.ts';
import { backInStockLetter } from './letters/back-in-stock.ts';
import { backInStockMailed, backInStockNotice, itemsComeBack } from './notify.ts';
import { served } from './operations.ts';
import { backInStockData } from './personal-data.store.ts';

export const backInStock: Domain = {
  name: 'back-in-stock',
  says: 'Requests to be told when an item is back in stock, and the e-mails that answer them',
  owns: ['back_in_stock_requests', 'back_in_stock_settings'],
  reads: {
    products: 'a request is answered while its product is shown, and names it',
    inventory_items: 'a request is answered when its item is in stock',
  },
  serves: served,
  consumes: [itemsComeBack],
  tasks: [backInStockNotice, backInStockMailed],
  letters: [backInStockLetter],
  personalData: [backInStockData],
};
