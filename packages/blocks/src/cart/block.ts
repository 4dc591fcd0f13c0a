/** The page of the cart: what is in it, and the way to the checkout, with what stands around them. */
import type { BlockSchema } from '@stoa/page-model';
import { sectionOf, shopPage } from '../shop-pages/parts.ts';

export const cartPage: BlockSchema = shopPage('cart', { type: 'cartPage', label: 'Cart page' });

export const cart = sectionOf(['cart'], { type: 'cart', label: 'Cart', isRequired: true });
