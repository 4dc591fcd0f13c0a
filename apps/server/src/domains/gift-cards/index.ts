export { blockUnspentCards, createGiftCard, issueBoughtCard } from './issue-gift-card.ts';
export { giveBackToGiftCards, redeemGiftCard } from './ledger.store.ts';
export { redeemByCode } from './redeem-by-code.ts';
