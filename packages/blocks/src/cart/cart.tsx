import { drawn } from '../shop-pages/part-views.tsx';

export const cart = drawn('cart', { hasTitle: true });
