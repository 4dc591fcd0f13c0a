import { turnCards } from '@stoa/server/testing/subscriptions';
import { afterAll, beforeAll, test } from 'vitest';
import {
  aGuestReplacesACard,
  aMemberReplacesACard,
  aSubscriptionIsRenewed,
  type Market,
  sellBySubscription,
} from './stories/renewing.ts';
import { aMemberKeepsACard } from './stories/saved-cards.ts';
import { aMemberTriesASubscription } from './stories/trying.ts';
import { openOffice } from './support/office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let market: Market;
beforeAll(async () => {
  office = await openOffice({ seed: 'small' });
  const { url, site } = office.server;
  const call: Market['call'] = async (method, path, body) => {
    const headers = { authorization: site.apiKey, 'wix-site-id': site.id, 'content-type': 'application/json' };
    return (await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json();
  };
  const declineCards = () => turnCards(office.server.database, site.id);
  market = { ...office, call, declineCards };
  await sellBySubscription(market);
});
afterAll(() => office?.stop());

test('a subscription is renewed month by month, changed by the owner, and paused by its member', () =>
  aSubscriptionIsRenewed(market));
test('a member whose card was declined pays with another one', () => aMemberReplacesACard(market));
test('a guest whose card was declined pays with another one by the link in the mail', () =>
  aGuestReplacesACard(market));
test('a member lets a card be kept, pays with it, and removes it', () => aMemberKeepsACard(market));
test('a member tries a subscription for free, and cancels before it is charged', () =>
  aMemberTriesASubscription(market));
