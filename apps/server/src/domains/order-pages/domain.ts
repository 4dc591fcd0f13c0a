import type { Domain } from '../../domain.ts';
import { orderLinkLetter } from './letters/order-link.ts';
import { served } from './operations.ts';

export const orderPages: Domain = {
  name: 'order-pages',
  says: 'The pages on which buyers without an account see their orders',
  owns: [],
  serves: served,
  letters: [orderLinkLetter],
};
