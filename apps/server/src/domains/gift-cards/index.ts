export { giveBackToGiftCards } from './give-back.ts';
export { findLatestHolds, type Hold } from './holds.store.ts';
export { apart, endHold, findTakenHold, openHold, takeHold, useHold } from './holds.ts';
export { blockUnspentCards, createGiftCard, issueBoughtCard } from './issue-gift-card.ts';
export { redeemGiftCard } from './ledger.store.ts';
export { payingByCardsOfApps } from './paying-by-cards-of-apps.ts';
export { redeemByCode } from './redeem-by-code.ts';
