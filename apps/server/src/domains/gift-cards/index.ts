export { giveBackToGiftCards, redeemGiftCard } from './gift-cards.store.ts';
export { createGiftCard } from './write-gift-cards.ts';
