// What changes cards over HTTP: foreign pages do not, and the activity log has what staff and apps did.
import { randomUUID } from 'node:crypto';
import { savedPaymentMethods } from '@stoa/contract';
import { type LoggedIn, logInMember } from '@stoa/server/testing/member';
import { addressed, NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, withSite } from '../../platform/db/index.ts';

let shops: TwoShops;
let ada: LoggedIn;
beforeAll(async () => {
  shops = await openTwoShops();
  ada = await logInMember(shops, shops.one);
});
afterAll(() => shops?.stop());

let savedPaymentMethodId: string;
beforeEach(async () => {
  savedPaymentMethodId = randomUUID();
  await withSite(shops.one.ctx, async ({ db, siteId }) => {
    await sql`delete from saved_cards where site_id = ${siteId}`.execute(db);
    await sql`
      insert into saved_cards (site_id, id, member_id, provider, account_id, authorization_key, reference,
        last_four_digits, expiration_month, expiration_year, created_date, updated_date)
      values (${siteId}, ${savedPaymentMethodId}, ${ada.id}, 'sandbox', ${randomUUID()}, 'key', 'reference',
        '4242', 12, 2049, ${NOW}, ${NOW})`.execute(db);
  });
});

const { updateSavedPaymentMethod, markSavedPaymentMethodPrimary, deleteSavedPaymentMethod } = savedPaymentMethods;
const revision = async () => {
  const { body } = await shops.call(savedPaymentMethods.getSavedPaymentMethod, { savedPaymentMethodId }, ada.token);
  return (body.savedPaymentMethod as { revision: string }).revision;
};

test("a link on a foreign page prefers no card in a member's name", async () => {
  const follow = (headers: Record<string, string>) =>
    shops.send({
      ...addressed(markSavedPaymentMethodPrimary, { savedPaymentMethodId }),
      headers: { host: shops.one.site.host, cookie: ada.cookie, ...headers },
    });
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }])
    expect((await follow(headers as Record<string, string>)).status).not.toBe(200);
  expect(await revision()).toBe('1');
  expect((await follow({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect(await revision()).toBe('2');
});

test('the activity log has what apps do to cards, and not what members do', async () => {
  const logged = () =>
    asPlatform('a test reads the log', shops.database, async (tx) => {
      const { rows } = await sql<{ operation: string }>`
        select operation from audit_log where site_id = ${shops.one.site.id} and entity_id = ${savedPaymentMethodId}
        order by xmin::text::bigint`.execute(tx.db);
      return rows.map(({ operation }) => operation.split('.').at(-1));
    });
  const rename = async (token: string, cardholderName: string) =>
    shops.call(
      updateSavedPaymentMethod,
      {
        savedPaymentMethod: {
          id: savedPaymentMethodId,
          revision: await revision(),
          paymentMethod: { cardInfo: { cardholderName } },
        },
      },
      token,
    );
  expect((await rename(ada.token, 'Ada Byron')).status).toBe(200);
  expect(await logged()).toEqual([]);
  const { apiKey } = shops.one;
  expect((await rename(apiKey, 'A. Byron')).status).toBe(200);
  for (const operation of [markSavedPaymentMethodPrimary, deleteSavedPaymentMethod])
    expect((await shops.call(operation, { savedPaymentMethodId }, apiKey)).status).toBe(200);
  expect(await logged()).toEqual([
    'updateSavedPaymentMethod',
    'markSavedPaymentMethodPrimary',
    'deleteSavedPaymentMethod',
  ]);
});
