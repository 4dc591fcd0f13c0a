export { offeredGiftCardOf } from './manage-product.ts';
