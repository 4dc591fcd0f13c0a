import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import { connect, giftCardProduct, giftCards, httpTransport } from '@stoa/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverContext } from '../../apps/server/src/context.ts';
import { consumers } from '../../apps/server/src/domains.ts';
import { consumerTask, startRelay } from '../../apps/server/src/platform/events/index.ts';
import { startWorker } from '../../apps/server/src/platform/tasks/index.ts';
import { answersOf, atOnce, cards, outcomeOf } from './support/buyer.ts';
import { kinds, openRaceShop, type RaceShop } from './support/shop.ts';

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  beforeAll(async () => {
    shop = await openRaceShop(kind);
  });
  afterAll(() => shop?.close());

  const owner = () => {
    const { url, site } = shop.server;
    return httpTransport({ baseUrl: url, headers: () => ({ authorization: site.apiKey }) });
  };

  /** Hands on the events and does the work that follows, as another process would. */
  async function workElsewhere(): Promise<void> {
    const services = shop.server.app;
    const { database, now, log } = services;
    const relay = await startRelay({ database, consumers, log });
    await relay.drain();
    await relay.stop();
    const contextOf = (siteId: string, work: string) => serverContext(services, siteId, work);
    const worker = await startWorker({ database, kinds: consumers.map(consumerTask), contextOf, now, log });
    await worker.drain();
    await worker.stop();
  }

  test('however often an order is paid at once, each of its gift cards is issued once', async () => {
    const products = connect(giftCardProduct, owner());
    const { product: known } = await products.getGiftCardProduct();
    const { product } = await products.updateGiftCardProduct({
      product: { revision: known?.revision ?? '', active: true, presets: [{ price: '25' }] },
    });
    const options = { variantId: product?.presets?.[0]?.id };
    const catalogReference = { catalogItemId: product?.id ?? '', appId: GIFT_CARDS_APP_ID, options };
    const item = await shop.addItem(10);
    const issued = async (orderId: string) =>
      (await connect(giftCards, owner()).listGiftCards({ query: { filter: { 'order.id': orderId } } })).giftCards ?? [];
    for (let round = 0; round < 5; round++) {
      const buyer = shop.newBuyer();
      const checkoutId = await buyer.checkOut(item.line(1), { catalogReference, quantity: 3 });
      const pay = () => outcomeOf(buyer.payments.payCheckout({ checkoutId, method: 'card', paymentToken: cards.good }));
      const [outcomes] = await Promise.all([atOnce(6, pay), atOnce(2, workElsewhere)]);
      const orderId = answersOf(outcomes).find(({ outcome }) => outcome === 'PAID')?.orderId ?? '';
      await atOnce(3, workElsewhere);
      await expect.poll(() => issued(orderId)).toHaveLength(3);
      await workElsewhere();
      expect(await issued(orderId)).toHaveLength(3);
    }
  });
});
