import * as contract from '@stoa/contract';
import { type Operation, storesAppIds } from '@stoa/contract';
import * as sdk from '@stoa/sdk';
import { type Answer, connect, type Transport } from '@stoa/sdk';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../caller.ts';
import { operations } from '../../domains.ts';
import { VISITOR_COOKIE } from '../identity/cookies.ts';
import { type InProcess, inProcess } from './in-process.ts';
import { operationRouter } from './operation-routes.ts';
import { performables } from './perform.ts';
import { requestNaming } from './requests.fixture.ts';

const ADA = { kind: 'visitor' as const, id: '0190a000-0000-7000-8000-00000000000a' };
const [appId] = storesAppIds;
const find = operationRouter(performables(operations));

let shops: TwoShops;
let productId: string;
let cookie: string;

beforeAll(async () => {
  shops = await openTwoShops();
  const variants = [{ price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity: 10 } }];
  const product = { name: 'Mug', slug: 'mug', productType: 'DIGITAL', variantsInfo: { variants } };
  const made = await shops.call(contract.productsV3.createProductWithInventory, { product }, shops.one.apiKey);
  productId = (made.body.product as { id: string }).id;
  const { id: siteId, clientId } = shops.one.site;
  cookie = `${VISITOR_COOKIE}=${await shops.app.accessTokens.issue({ siteId, clientId, identity: ADA }, NOW)}`;
});
afterAll(() => shops.stop());

const callsAs = (caller: Caller, cookies?: string): InProcess =>
  inProcess(shops.app, find, {
    site: shops.one.site,
    host: shops.one.site,
    caller,
    cookies,
    request: { log: shops.app.log, client: { address: '', userAgent: '' }, origin: `http://${shops.one.site.host}` },
    requestId: 'r1',
  });

/** The same calls over HTTP, as a page of the site makes them. */
const overHttp = (headers: Record<string, string> = {}): Transport =>
  sdk.httpTransport({
    baseUrl: '',
    headers: () => ({ host: shops.one.site.host, ...headers }),
    fetch: async (url, init) => {
      const { method = 'GET', headers: sent, body } = init ?? {};
      const answer = await shops.server.inject({
        method: method as 'GET',
        url: String(url),
        headers: sent as Record<string, string>,
        ...(body ? { payload: String(body) } : {}),
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });

/** The result of a transport's call, whether successful or not. */
async function answerOf(transport: Transport, name: string, operation: string, request: object) {
  let answer: Answer | null = null;
  const watched: Transport = async (call) => {
    answer = await transport(call);
    return answer;
  };
  const service = connect((sdk as unknown as Record<string, sdk.Routes<object>>)[name] ?? {}, watched);
  await (service as Record<string, (request: object) => Promise<unknown>>)[operation]?.(request).catch(() => {});
  const { status, body } = answer ?? { status: 0, body: `nothing was called for ${name}.${operation}` };
  return { status, body };
}

/** Operations with a different answer each time. */
const RANDOM = ['signInSettings.getCaptchaChallenge', 'signUp.getSignUpChallenge'];

const reads = Object.entries(contract as unknown as Record<string, Record<string, Operation>>).flatMap(
  ([name, service]) =>
    Object.entries(service ?? {}).flatMap(([key, operation]) =>
      operation?.effect === 'read' &&
      !operation.download &&
      // pages in process are not sent on
      !operation.redirects &&
      operation.service !== 'stoa.accounts' &&
      !RANDOM.includes(`${name}.${key}`)
        ? [[`${name}.${key}`, name, operation] as const]
        : [],
    ),
);

describe('a call in process is answered as over HTTP', () => {
  test.each(reads)('%s', async (_id, name, operation) => {
    const own = callsAs(ADA).transport;
    for (const request of [{}, requestNaming(operation, productId), requestNaming(operation, 'none')]) {
      const expected = await answerOf(overHttp({ cookie }), name, operation.name, request);
      expect(await answerOf(own, name, operation.name, request)).toStrictEqual(expected);
    }
  });

  test.each([
    ['with a list in the address', 'productsV3', 'getProductBySlug', { slug: 'mug', fields: ['URL', 'CURRENCY'] }],
    ['with an object in the address', 'productsV3', 'queryProducts', { query: { filter: { name: { $eq: 'Mug' } } } }],
    ['with signs that addresses encode', 'productsV3', 'getProductBySlug', { slug: 'a/b?c=ä %&é' }],
    [
      'too long for an address',
      'productsV3',
      'queryProducts',
      { query: { filter: { name: { $in: Array(500).fill('a long name') } } } },
    ],
    ['that is wrong', 'productsV3', 'queryProducts', { query: { filter: { nothing: { $eq: 1 } } } }],
    ['that cannot be stored', 'productsV3', 'searchProducts', { search: { search: { expression: 'a\u0000' } } }],
    ['that is not permitted', 'brands', 'createBrand', { brand: { name: 'Kiln' } }],
    ['of something that is not there', 'checkouts', 'getCheckout', { id: ADA.id }],
  ])('a request %s', async (_what, name, operation, request) => {
    const expected = await answerOf(overHttp({ cookie }), name, operation, request);
    expect(expected.status).toBeGreaterThan(0);
    expect(await answerOf(callsAs(ADA).transport, name, operation, request)).toStrictEqual(expected);
  });

  test('changes of one are visible to the other', async () => {
    const lineItems = [{ quantity: 2, catalogReference: { appId, catalogItemId: productId } }];
    await connect(sdk.currentCart, callsAs(ADA).transport).addToCurrentCart({ lineItems });
    const expected = await answerOf(overHttp({ cookie }), 'currentCart', 'getCurrentCart', {});
    expect(expected).toMatchObject({ status: 200, body: { cart: { lineItems: [{ quantity: 2 }] } } });
    expect(await answerOf(callsAs(ADA).transport, 'currentCart', 'getCurrentCart', {})).toStrictEqual(expected);
  });

  test('an unknown path, and a fault', async () => {
    const { transport } = callsAs(ADA);
    const call = { method: 'GET', path: '/nowhere', body: undefined, headers: {} };
    expect(await transport(call)).toMatchObject({ status: 404, requestId: 'r1' });
    const broken = vi.spyOn(shops.app.sites, 'byHost').mockRejectedValue(new Error('secret detail'));
    vi.spyOn(shops.app.database, 'lease').mockRejectedValueOnce(new Error('secret detail'));
    expect(await transport({ ...call, path: '/ecom/v1/carts/current' })).toMatchObject({
      status: 500,
      body: { message: '', details: {} },
    });
    broken.mockRestore();
  });
});

describe('a person without identity', () => {
  const nobody = { kind: 'nobody' } as const;
  const add = (calls: InProcess) =>
    connect(sdk.currentCart, calls.transport).addToCurrentCart({
      lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: productId } }],
    });
  const cartOf = (calls: InProcess) => connect(sdk.currentCart, calls.transport).getCurrentCart();

  test('stays unknown when only reading', async () => {
    const calls = callsAs(nobody);
    await expect(cartOf(calls)).rejects.toThrow();
    expect(await calls.newCookies()).toEqual([]);
  });

  test('is one visitor in all calls of a document, even simultaneous ones, with one cookie', async () => {
    const calls = callsAs(nobody);
    await Promise.all([add(calls), add(calls)]);
    const { cart } = await cartOf(calls);
    expect(cart?.lineItems).toMatchObject([{ quantity: 2 }]);
    const cookies = await calls.newCookies();
    expect(cookies).toEqual([expect.stringContaining(`${VISITOR_COOKIE}=`)]);
    const kept = await answerOf(
      overHttp({ cookie: String(cookies[0]).split(';')[0] ?? '' }),
      'currentCart',
      'getCurrentCart',
      {},
    );
    expect(kept.body).toMatchObject({ cart: { id: cart?.id } });
  });
});

describe('a document', () => {
  test('identifies its caller once', async () => {
    const read = vi.spyOn(shops.app.accessTokens, 'read');
    const { status } = await shops.send({ url: '/product-page/mug', headers: { host: shops.one.site.host, cookie } });
    expect([status, read.mock.calls.length]).toEqual([200, 1]);
    read.mockRestore();
  });
});
