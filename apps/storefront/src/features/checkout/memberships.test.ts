import { expect, test } from 'vitest';
import type { Checkout } from '../../lib/api.ts';
import { membershipOffers, readMemberships } from './memberships.ts';

const APP = '7e8d1c3a-0d53-4a5c-9a4f-6d2f6f3b9c11';
const gold = {
  id: 'gold',
  appId: APP,
  name: { original: 'Gold' },
  lineItemIds: ['a'],
  credits: { total: 10, remaining: 3 },
};
const checkout = (selected: object[] = []): Checkout => ({
  lineItems: [
    { id: 'a', productName: { original: 'Class' } },
    { id: 'b', productName: { original: 'Mug' } },
  ],
  membershipOptions: { eligibleMemberships: [gold], selectedMemberships: { memberships: selected as never } },
});

test('the lines that a membership can pay for are offered, with what was chosen', () => {
  const [offer, ...others] = membershipOffers(checkout());
  expect(others).toEqual([]);
  expect(offer).toMatchObject({ lineId: 'a', item: 'Class', chosen: '', choices: [{ name: 'Gold', left: 3 }] });
  const value = offer?.choices[0]?.value ?? '';
  const chosen = [{ id: 'gold', appId: APP, lineItemIds: ['a'] }];
  expect(readMemberships([value])).toEqual(chosen);
  expect(membershipOffers(checkout(chosen))[0]?.chosen).toBe(value);
  expect(membershipOffers({ lineItems: [] })).toEqual([]);
});

test('a form without the choice says nothing of it, and nonsense chooses nothing', () => {
  expect(readMemberships([])).toBeNull();
  expect(readMemberships(['', '{', '[1]', '["a"]'])).toEqual([]);
});
