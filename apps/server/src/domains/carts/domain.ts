import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';
import { cartData } from './personal-data.store.ts';
import { removeForgottenCarts } from './remove-forgotten-carts.store.ts';

export const carts: Domain = {
  name: 'carts',
  says: 'The carts of visitors and members',
  owns: ['carts'],
  reads: { checkouts: 'a cart is found by the checkout made of it' },
  serves: served,
  expires: [removeForgottenCarts],
  personalData: [cartData],
};
