import { describe, test } from 'vitest';
import { theOwnerExemptsAContact, theOwnerTakesPlacesBack, theOwnerTakesReadyMadeRates } from './stories/tax.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('taxes', () => {
  test('the owner starts with ready-made rates, and corrects one', () => theOwnerTakesReadyMadeRates(shop));
  test('the owner stops collecting tax in a place, and takes it back', () => theOwnerTakesPlacesBack(shop));
  test('the owner exempts a contact from tax', () => theOwnerExemptsAContact(shop));
});
