import { drawn } from '../shop-pages/part-views.tsx';

export const listingTop = drawn('listingTop', { hasTitle: true });
export const subcategories = drawn('subcategories');
export const productListing = drawn('productListing');

export const searchTop = drawn('searchTop', { hasTitle: true });
export const searchResults = drawn('searchResults');
