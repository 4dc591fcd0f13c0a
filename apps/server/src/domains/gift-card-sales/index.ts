export { giftCardSource } from './gift-card-texts.ts';
export { offeredGiftCardOf } from './manage-product.ts';
