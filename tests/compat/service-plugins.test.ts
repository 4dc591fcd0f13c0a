/** Apps answer for a shop: an unmodified client, on a server of its own, is asked by ours. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { newStaff } from '@stoa/server/testing/staff';
import { freePort } from '@stoa/testkit/postgres';
import {
  deliveryProfile,
  discountRules,
  discountsCustomTrigger,
  giftVouchers,
  orderBilling,
  orders,
  orderTransactions,
  taxRegions,
} from '@wix/ecom';
import { type additionalFees, giftVouchersProvider, shippingRates } from '@wix/ecom/service-plugins';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delivery, type Lines, linesOf, readyCheckout, V3_APP } from './buying.ts';
import { memberTokens, staffClient } from './member-clients.ts';
import { type Handlers, type PluginApp, startPluginApp } from './plugin-app.ts';
import { newVisitor, refusalOf, startShop } from './public-clients.ts';

type Shop = Awaited<ReturnType<typeof startShop>>;
type Answer = { status: number; body: Record<string, unknown> };

let app: PluginApp;
let shop: Shop;
let staff: { headers: Record<string, string> };
let line: Lines;
let appId: string;
let docsPort: number;
let publicKey: string;
let regionIds: string[];
const owner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: {
      deliveryProfile,
      discountRules,
      discountsCustomTrigger,
      giftVouchers,
      orderBilling,
      orders,
      orderTransactions,
      taxRegions,
    },
  });

async function office(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${shop.url}/stoa/v1${path}`, {
    method,
    headers: { ...staff.headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

type Plugin = { id: string; revision: string; lastFailure: { reason: string } | null };
const pluginsOf = async () => (await office('GET', '/service-plugins')).body.servicePlugins as Plugin[];

/** Lets the app answer for the shop. */
async function install(kind: string, handlers: Handlers, more: object = {}): Promise<Plugin> {
  const servicePlugin = { appId, kind, name: `The ${kind}`, url: app.url, ...more };
  const { status, body } = await office('POST', '/service-plugins', { servicePlugin });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { keys } = (await office('GET', '/service-plugins')).body as unknown as { keys: { publicKey: string }[] };
  publicKey = keys[0]?.publicKey ?? '';
  app.trust({ appId, publicKey }, handlers);
  return body.servicePlugin as Plugin;
}

beforeAll(async () => {
  app = await startPluginApp();
  docsPort = await freePort();
  shop = await startShop({ seed: 'small', fetchAllowedHosts: [app.host, `127.0.0.1:${docsPort}`] });
  staff = await newStaff(shop.database, shop.site.id, 'owner', { now: shop.app.now() });
  line = await linesOf(shop);
  const made = await office('POST', '/oauth-apps', { oAuthApp: { name: 'Extras', kind: 'APP', permissions: [] } });
  appId = (made.body.oAuthApp as { id: string }).id;
  const { items } = await owner().deliveryProfile.queryDeliveryProfiles().find();
  regionIds = items.flatMap(({ deliveryRegions }) => (deliveryRegions ?? []).map(({ _id }) => _id ?? ''));
});
afterAll(async () => {
  await shop?.stop();
  await app?.stop();
});
beforeEach(async () => {
  for (const { id } of await pluginsOf()) await office('DELETE', `/service-plugins/${id}`);
  app.asked.length = 0;
});

const amountsOf = async (visitor: ReturnType<typeof newVisitor>, id: string) => {
  const { priceSummary } = await visitor.checkout.getCheckout(id);
  return [priceSummary?.shipping?.amount, priceSummary?.additionalFees?.amount, priceSummary?.total?.amount];
};

describe('shipping rates', () => {
  type Asked = Parameters<Parameters<typeof shippingRates.provideHandlers>[0]['getShippingRates']>[0];
  const told: Asked[] = [];
  const cost = { price: '12.34', currency: 'EUR', additionalCharges: [{ price: '1.00', details: 'Insurance' }] };
  const getShippingRates = (payload: Asked) => {
    told.push(payload);
    const logistics = { deliveryTime: 'By noon' };
    return { shippingRates: [{ code: 'bike', title: 'By bike', logistics, cost }] };
  };

  test('an app delivers in the regions that have it as a carrier', async () => {
    await install('SHIPPING_RATES', { shippingRates: { getShippingRates } } as Handlers);
    for (const id of regionIds) await owner().deliveryProfile.addDeliveryCarrier(id, { deliveryCarrier: { appId } });
    const visitor = newVisitor(shop);
    const id = await readyCheckout(visitor, line('stoneware-mug', 2));
    const { shippingInfo } = await visitor.checkout.getCheckout(id);
    const options = (shippingInfo?.carrierServiceOptions ?? []).filter(({ carrierId }) => carrierId === appId);
    expect(options).toMatchObject([
      { shippingOptions: [{ code: 'bike', title: 'By bike', cost: { price: { amount: '13.34' } } }] },
    ]);
    expect(told.at(-1)).toMatchObject({
      request: {
        lineItems: [{ quantity: 2, catalogReference: { appId: V3_APP }, physicalProperties: { shippable: true } }],
        shippingDestination: { country: 'DE', city: 'Berlin', postalCode: '10115' },
        weightUnit: 'KG',
      },
      metadata: { currency: 'EUR', instanceId: shop.site.id, identity: { identityType: 'ANONYMOUS_VISITOR' } },
    });
    const { shippingDestination } = delivery().shippingInfo;
    await visitor.checkout.updateCheckout(id, {
      shippingInfo: { shippingDestination, selectedCarrierServiceOption: { code: 'bike' } },
    } as never);
    const { orderId = '' } = await visitor.checkout.createOrder(id);
    const order = await owner().orders.getOrder(orderId);
    expect(order.shippingInfo).toMatchObject({ title: 'By bike', code: 'bike', cost: { price: { amount: '13.34' } } });
  });

  test('a declared error, and an app that is down, leave the other carriers', async () => {
    const errors = shippingRates as unknown as Record<string, new (data: object) => Error>;
    const declaring = (name: string): Handlers => {
      const Declared = errors[name] as new (data: object) => Error;
      const getShippingRates = () => {
        throw new Declared({});
      };
      return { shippingRates: { getShippingRates } } as Handlers;
    };
    const plugin = await install('SHIPPING_RATES', declaring('MissingPostalCodeWixError'));
    const visitor = newVisitor(shop);
    const errorsOf = async () => {
      const { calculationErrors } = await visitor.checkout.getCheckout(
        await readyCheckout(visitor, line('stoneware-mug')),
      );
      return calculationErrors?.carrierErrors?.errors;
    };
    const saying = (code: string) => [{ carrierId: appId, error: { applicationError: { code } } }];
    expect(await errorsOf()).toMatchObject(saying('MISSING_POSTAL_CODE'));
    app.trust({ appId, publicKey }, declaring('InvalidPostalCodeWixError'));
    expect(await errorsOf()).toMatchObject(saying('INVALID_POSTAL_CODE'));
    app.trust({ appId, publicKey }, declaring('InvalidAddressWixError'));
    expect(await errorsOf()).toMatchObject(saying('PARTIAL_ADDRESS'));
    expect((await pluginsOf())[0]?.lastFailure).toBeNull();
    app.trust({ appId, publicKey }, {
      shippingRates: { getShippingRates: () => Promise.reject(new Error('down')) },
    } as Handlers);
    expect(await errorsOf()).toMatchObject(saying('GENERIC_ERROR'));
    expect(await pluginsOf()).toMatchObject([
      { id: plugin.id, revision: '1', lastFailure: { operation: 'getShippingRates', reason: 'WRONG_STATUS' } },
    ]);
  });
});

describe('additional fees', () => {
  test('an app charges a fee, and none while it makes no sense', async () => {
    const price = { value: '2.50' };
    const calculateAdditionalFees: Parameters<typeof additionalFees.provideHandlers>[0]['calculateAdditionalFees'] =
      async ({ request }) => ({
        currency: 'EUR',
        additionalFees: [
          {
            code: 'wrap',
            name: `Wrapping ${request.lineItems?.length}`,
            price: price.value,
            taxDetails: { taxable: false },
          },
        ],
      });
    await install('ADDITIONAL_FEES', { additionalFees: { calculateAdditionalFees } } as Handlers);
    const visitor = newVisitor(shop);
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    const { additionalFees: fees } = await visitor.checkout.getCheckout(id);
    expect(fees).toMatchObject([{ code: 'wrap', name: 'Wrapping 1', price: { amount: '2.50' }, providerAppId: appId }]);
    expect((await amountsOf(visitor, id))[1]).toBe('2.50');
    price.value = '-3';
    const other = await readyCheckout(visitor, line('stoneware-mug', 3));
    expect((await amountsOf(visitor, other))[1]).toBe('0.00');
    expect((await pluginsOf())[0]?.lastFailure).toMatchObject({ reason: 'WRONG_ANSWER' });
  });
});

describe('validations', () => {
  test('an app keeps a purchase from being ordered', async () => {
    const getValidationViolations = ({
      request,
    }: {
      request: { validationInfo?: { lineItems?: { _id: string }[] } };
    }) => ({
      violations: [
        {
          severity: 'ERROR',
          target: { lineItem: { name: 'LINE_ITEM_DEFAULT', _id: request.validationInfo?.lineItems?.[0]?._id } },
          description: 'Ask us first. <a href="https://shop.example/ask">Ask</a>',
        },
      ],
    });
    await install('VALIDATIONS', { validations: { getValidationViolations } } as Handlers);
    const visitor = newVisitor(shop);
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    const { violations } = await visitor.checkout.getCheckout(id);
    expect(violations).toMatchObject([
      { severity: 'ERROR', description: 'Ask us first. Ask (https://shop.example/ask)' },
    ]);
    expect((await refusalOf(visitor.checkout.createOrder(id)))[0]).toBe('VIOLATIONS_WITH_ERROR_SEVERITY');
    expect(app.asked).toContain('/plugins/v1/get-violations');
  });
});

describe('memberships', () => {
  test('a member pays with one that they choose at checkout', async () => {
    const listEligibleMemberships = ({ request }: { request: { memberId: string; lineItems: { _id: string }[] } }) => ({
      eligibleMemberships: [
        {
          _id: 'gold',
          name: { original: 'Gold' },
          lineItemIds: request.lineItems.map(({ _id }) => _id),
          credits: { total: 10, remaining: 4 },
        },
      ],
      invalidMemberships: [{ membership: { _id: 'old', name: { original: 'Old' } }, reason: 'It has ended.' }],
    });
    const charges: object[] = [];
    const chargeMembership = ({ request }: { request: object }) => {
      charges.push(request);
      return { transactionId: `charge-${charges.length}` };
    };
    await install('MEMBERSHIPS', { memberships: { listEligibleMemberships, chargeMembership } } as Handlers);
    const member = await staffClient(shop).members.createMember({ member: { loginEmail: 'gold@example.com' } });
    const visitor = newVisitor(shop, await memberTokens(shop, member._id ?? ''));
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    const { membershipOptions, lineItems = [] } = await visitor.checkout.getCheckout(id);
    expect(membershipOptions).toMatchObject({
      eligibleMemberships: [{ _id: 'gold', appId, lineItemIds: [lineItems?.[0]?._id], credits: { remaining: 4 } }],
      invalidMemberships: [{ membership: { _id: 'old' }, reason: 'It has ended.' }],
    });
    const lineItemIds = [lineItems[0]?._id ?? ''];
    const choose = (memberships: object[]) =>
      visitor.checkout.updateCheckout(id, { membershipOptions: { selectedMemberships: { memberships } } } as never);
    expect((await refusalOf(choose([{ _id: 'old', appId, lineItemIds }])))[1]).toBe(400);
    await choose([{ _id: 'gold', appId, lineItemIds }]);
    const chosen = await visitor.checkout.getCheckout(id);
    expect(chosen.membershipOptions?.selectedMemberships).toMatchObject({
      memberships: [{ _id: 'gold', appId, lineItemIds }],
    });
    expect(chosen.lineItems).toMatchObject([{ paymentOption: 'MEMBERSHIP' }]);
    expect(chosen.payNow?.total?.amount).toBe(chosen.priceSummary?.shipping?.amount);
    const { orderId = '' } = await visitor.checkout.createOrder(id);
    await expect
      .poll(async () => (await owner().orders.getOrder(orderId)).balanceSummary?.paid?.amount)
      .toBe(lineItems[0]?.totalPriceAfterTax?.amount);
    expect(charges).toMatchObject([{ membershipId: 'gold', memberId: member._id }]);
    const { orderTransactions: paid } = await owner().orderTransactions.listTransactionsForSingleOrder(orderId);
    expect(paid?.payments).toMatchObject([
      { membershipPaymentDetails: { membershipId: 'gold', externalTransactionId: 'charge-1' } },
    ]);
  });
});

describe('gift cards', () => {
  type Taken = { code: string; amount: number; orderId?: string; currencyCode: string };
  const CODE = 'FROM-AN-APP-1';
  const [card, taken, voided] = [{ balance: 5 }, [] as Taken[], [] as string[]];
  const getBalance = ({ request }: { request: { code: string } }) => {
    if (request.code !== CODE) throw new giftVouchersProvider.GiftCardNotFoundWixError();
    return { balance: card.balance, currencyCode: 'EUR', externalId: 'app-card-1' };
  };
  const redeem = ({ request }: { request: Taken }) => {
    if (request.amount > card.balance) throw new giftVouchersProvider.InsufficientFundsWixError();
    taken.push(request);
    card.balance -= request.amount;
    return { transactionId: `taken-${taken.length}`, remainingBalance: card.balance, currencyCode: 'EUR' };
  };
  const _void = ({ request: { transactionId } }: { request: { transactionId: string } }) => {
    if (voided.includes(transactionId)) throw new giftVouchersProvider.AlreadyVoidedWixError();
    voided.push(transactionId);
    card.balance += taken[Number(transactionId.split('-')[1]) - 1]?.amount ?? 0;
    return { remainingBalance: card.balance, currencyCode: 'EUR' };
  };
  const answering = (handlers: object = {}) =>
    ({ giftVouchersProvider: { getBalance, redeem, _void, ...handlers } }) as unknown as Handlers;

  test('a visitor pays with a card of an app, and a refund returns to it', async () => {
    await install('GIFT_CARDS', answering());
    const visitor = newVisitor(shop);
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    const enter = (giftCardCode: string) => visitor.checkout.updateCheckout(id, {}, { giftCardCode });
    expect(await refusalOf(enter('UNKNOWN-CODE'))).toEqual(['GIFT_CARD_NOT_FOUND', 404]);
    const { giftCard } = await enter(CODE);
    expect(giftCard).toMatchObject({ appId, externalId: 'app-card-1', amount: { amount: '5.00' } });
    const { orderId = '' } = await visitor.checkout.createOrder(id);
    expect(taken).toMatchObject([{ code: CODE, amount: 5, orderId, currencyCode: 'EUR' }]);
    const { orderTransactions: paid } = await owner().orderTransactions.listTransactionsForSingleOrder(orderId);
    const [payment] = paid?.payments ?? [];
    expect(payment).toMatchObject({ giftcardPaymentDetails: { appId }, amount: { amount: '5.00' } });
    await owner().orderBilling.refundPayments(orderId, { paymentRefunds: [{ paymentId: payment?._id ?? '' }] });
    await expect.poll(() => voided).toEqual(['taken-1']);
    expect(card.balance).toBe(5);
  });

  test('a program reads, redeems and returns, wherever a card is from', async () => {
    await install('GIFT_CARDS', answering());
    const { giftVouchers: program } = owner();
    expect((await program.getGiftCard(CODE)).giftCard).toMatchObject({
      balance: { value: '5.00', currency: 'EUR' },
      status: 'VALID',
      appId,
    });
    const amount = { value: '2', currency: 'EUR' };
    const { transactionId } = await program.redeemGiftCard(CODE, { amount, appId });
    expect(card.balance).toBe(3);
    await program.voidTransaction(transactionId ?? '', { appId });
    expect(card.balance).toBe(5);
    expect(await refusalOf(program.voidTransaction(transactionId ?? '', { appId }))).toEqual(['ALREADY_VOIDED', 409]);
  });

  test('an order is not placed while the app does not say whether the card has paid', async () => {
    const down = () => Promise.reject(new Error('down'));
    await install('GIFT_CARDS', answering({ redeem: down }));
    const visitor = newVisitor(shop);
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    await visitor.checkout.updateCheckout(id, {}, { giftCardCode: CODE });
    expect(await refusalOf(visitor.checkout.createOrder(id))).toEqual(['REDEEM_GIFT_CARD_ERROR', 428]);
    app.trust({ appId, publicKey }, answering({ getBalance: down }));
    const other = await readyCheckout(visitor, line('stoneware-mug', 2));
    const entered = visitor.checkout.updateCheckout(other, {}, { giftCardCode: CODE });
    expect(await refusalOf(entered)).toEqual(['GIFT_CARD_NOT_CONFIRMED', 428]);
  });
});

describe('conditions of discounts', () => {
  test('an app names its conditions, and says whether they hold', async () => {
    const holding = { is: true };
    const handlers = {
      customTriggers: {
        listTriggers: () => ({ customTriggers: [{ _id: 'rain', name: 'It rains' }] }),
        getEligibleTriggers: ({ request }: { request: { triggers: { customTrigger: { _id: string } }[] } }) => ({
          eligibleTriggers: holding.is
            ? request.triggers.map(({ customTrigger }) => ({ customTriggerId: customTrigger._id }))
            : [],
        }),
      },
    };
    await install('DISCOUNT_TRIGGERS', handlers as unknown as Handlers);
    expect((await owner().discountsCustomTrigger.listTriggers()).triggers).toMatchObject([
      { _id: 'rain', appId, name: 'It rains' },
    ]);
    const scopes = [
      { _id: `all_${V3_APP}`, type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: V3_APP, catalogItemIds: [] } },
    ];
    const rule = await owner().discountRules.createDiscountRule({
      name: 'Rain',
      active: true,
      trigger: { triggerType: 'CUSTOM', customTrigger: { appId, _id: 'rain' } },
      discounts: {
        values: [
          { targetType: 'SPECIFIC_ITEMS', specificItemsInfo: { scopes }, discountType: 'PERCENTAGE', percentage: 50 },
        ],
      },
    } as never);
    try {
      const visitor = newVisitor(shop);
      const discountOf = async (quantity: number) => {
        const { priceSummary } = await visitor.checkout.getCheckout(
          await readyCheckout(visitor, line('stoneware-mug', quantity)),
        );
        return Number(priceSummary?.discount?.amount);
      };
      expect(await discountOf(1)).toBeGreaterThan(0);
      holding.is = false;
      expect(await discountOf(2)).toBe(0);
    } finally {
      await owner().discountRules.deleteDiscountRule(rule._id ?? '');
    }
  });
});

describe('taxes', () => {
  test('an app taxes a region', async () => {
    const calculateTax = ({ request }: { request: { lineItems: { _id: string; price: string }[] } }) => ({
      currency: 'EUR',
      lineItemTaxDetails: request.lineItems.map(({ _id, price }) => ({
        _id,
        taxBreakdown: [
          { taxName: 'Elsewhere tax', rate: '0.1', taxAmount: String(Number(price) / 10), taxableAmount: price },
        ],
      })),
    });
    await install('TAX_CALCULATION', { taxCalculationProvider: { calculateTax } } as Handlers);
    const { taxRegions: regions } = owner();
    const [known] = (await regions.queryTaxRegions().eq('country', 'NZ').find()).items;
    const region = known ?? (await regions.createTaxRegion({ country: 'NZ', appId }));
    if (known) await regions.updateTaxRegion(known._id ?? '', { ...known, appId } as never);
    const visitor = newVisitor(shop);
    await visitor.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug', 2)] });
    const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
    const info = delivery();
    info.shippingInfo.shippingDestination.address.country = 'NZ';
    const { taxSummary } = await visitor.checkout
      .updateCheckout(checkoutId, info)
      .then(() => visitor.checkout.getCheckout(checkoutId));
    expect(app.asked).toContain('/plugins/v1/calculate-tax');
    expect(Number(taxSummary?.totalTax?.amount)).toBeGreaterThan(0);
    await regions.deleteTaxRegion(region._id ?? '');
  });
});

describe('the people who run the shop', () => {
  test('try an app out, and see what it says', async () => {
    const paymentSettings = { getPaymentSettings: () => ({ paymentSettings: { requires3dSecure: true } }) };
    const { id } = await install('PAYMENT_SETTINGS', { paymentSettings } as Handlers);
    const tried = await office('POST', `/service-plugins/${id}/try`, {});
    expect(tried.body).toMatchObject({
      operation: 'getPaymentSettings',
      address: `${app.url}/v1/payment-settings`,
      answer: { paymentSettings: { requires3dSecure: true } },
      failure: null,
    });
    app.trust({ appId, publicKey }, {});
    const failed = await office('POST', `/service-plugins/${id}/try`, {});
    expect(failed.body).toMatchObject({ failure: { reason: 'WRONG_STATUS' } });
  });

  test('may name services and safe addresses alone, once for each kind', async () => {
    const make = (more: object) =>
      office('POST', '/service-plugins', {
        servicePlugin: { appId, kind: 'ADDITIONAL_FEES', name: 'Fees', url: 'https://app.example', ...more },
      });
    for (const url of [
      'http://app.example',
      'https://app.example/?a=b',
      'ftp://app.example',
      'https://a:b@app.example',
    ])
      expect((await make({ url })).status).toBe(400);
    expect((await make({ appId: shop.site.clientId })).status).toBe(428);
    expect((await make({})).status).toBe(200);
    expect((await make({})).status).toBe(409);
    const [{ id, revision }] = (await pluginsOf()) as [Plugin];
    const change = (servicePlugin: object) => office('PATCH', `/service-plugins/${id}`, { servicePlugin });
    expect((await change({ id, revision, active: false })).body).toMatchObject({
      servicePlugin: { active: false, name: 'Fees' },
    });
    expect((await change({ id, revision, active: true })).status).toBe(409);
  });

  test('the example of the documentation works', async () => {
    const made = await office('POST', '/oauth-apps', { oAuthApp: { name: 'Wrap', kind: 'APP', permissions: [] } });
    const { id: wrapId } = made.body.oAuthApp as { id: string };
    const servicePlugin = { appId: wrapId, kind: 'ADDITIONAL_FEES', name: 'Wrap', url: `http://127.0.0.1:${docsPort}` };
    const { id } = (await office('POST', '/service-plugins', { servicePlugin })).body.servicePlugin as Plugin;
    const { keys } = (await office('GET', '/service-plugins')).body as unknown as {
      keys: { appId: string; publicKey: string }[];
    };
    const key = keys.find((one) => one.appId === wrapId)?.publicKey;
    const documentation = await readFile(new URL('../../docs/service-plugins.md', import.meta.url), 'utf8');
    const code = /```js\n(.*?)```/s.exec(documentation)?.[1];
    const start = `startApp(${JSON.stringify({ appId: wrapId, publicKey: key, port: docsPort })})`;
    const program = `${code}\n${start}.on('listening', () => console.log('ready'));`;
    const running = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(running.stdout, 'data');
      expect((await office('POST', `/service-plugins/${id}/try`, {})).body).toMatchObject({
        answer: { currency: 'EUR', additionalFees: [{ code: 'wrap', name: 'Gift wrapping', price: '2' }] },
        failure: null,
      });
    } finally {
      running.kill();
    }
  });

  test('a plugin ends with its app', async () => {
    const other = await office('POST', '/oauth-apps', { oAuthApp: { name: 'Gone', kind: 'APP', permissions: [] } });
    const { id } = other.body.oAuthApp as { id: string };
    await office('POST', '/service-plugins', {
      servicePlugin: { appId: id, kind: 'VALIDATIONS', name: 'Gone', url: 'https://app.example' },
    });
    await office('DELETE', `/oauth-apps/${id}`);
    expect(await pluginsOf()).toEqual([]);
  });
});
