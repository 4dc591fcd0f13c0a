import { expect } from 'vitest';
import type { PluginApp } from '../../compat/plugin-app.ts';
import { applyGiftCard, fillInAddress, goToCheckout, orderNumber, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { register } from './account.ts';

const CARDS = 'horizon-cards-set-of-six';
const fee = { code: 'wrap', name: 'Gift wrapping', price: '4.50', taxDetails: { taxable: false } };
const wrapping = {
  additionalFees: { calculateAdditionalFees: () => ({ currency: 'EUR', additionalFees: [fee] }) },
};

const GIFT_CARD = 'FRIENDS-CARD-4242';
const presents = {
  giftVouchersProvider: {
    getBalance: () => ({ balance: 500, currencyCode: 'EUR' }),
    redeem: () => ({ transactionId: 'present-1', remainingBalance: 0, currencyCode: 'EUR' }),
    _void: () => ({ remainingBalance: 500, currencyCode: 'EUR' }),
  },
};

/**
 * The owner lets an app charge a fee, tries it out, and customers pay it, one of them with a gift card of the app, until the
 * owner deletes the plugins.
 */
export async function anAppChargesAFee(shop: Shop, app: PluginApp): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/service-plugins');
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(owner, name)));
  await owner.page.getByRole('heading', { name: 'Service plugins' }).waitFor();
  await look('service-plugins-none');
  await makeApp(owner, 'Extras');
  await owner.goTo('settings/service-plugins');
  await owner.press('New plugin');
  await owner.press('Save plugin');
  await owner.sees('Choose an app.');
  await look('service-plugin');
  await owner.page.keyboard.press('Escape');
  await addPlugin(owner, { app: 'Extras', kind: 'Additional fees', name: 'Wrapping', url: app.url });
  await owner.press('Try it: Wrapping');
  await owner.sees('This answer doesn’t count');
  await look('service-plugin-fails');
  await owner.page.keyboard.press('Escape');
  await owner.sees(/Last failure: unexpected status/);
  const key = await readKey(owner, 'Wrapping', look);
  app.trust(key, wrapping);
  await owner.press('Try it: Wrapping');
  await owner.sees(/It answered in \d+ ms/);
  await owner.sees(/Gift wrapping/);
  await look('service-plugin-works');
  await owner.page.keyboard.press('Escape');
  problems.push(...(await aCustomerPaysIt(shop)));
  await addPlugin(owner, { app: 'Extras', kind: 'Gift cards', name: 'Presents', url: app.url });
  app.trust(key, { ...wrapping, ...presents });
  const paid = await aCustomerPaysByGiftCard(shop);
  problems.push(...paid.problems);
  for (const name of ['Wrapping', 'Presents']) {
    await owner.press(`Delete ${name}`);
    await owner.press('Delete plugin');
    await owner.sees(`${name} was deleted`);
  }
  await owner.goTo('orders');
  await owner.follow(paid.number);
  await owner.sees('Gift card 4242');
  expect(problems).toEqual([]);
  await owner.leave();
}

/** Ends names of a story that may be told again in the same shop. */
const anew = (): string => Date.now().toString(36);

const gold = (lineItemIds: string[]) => ({
  ...{ _id: 'gold', name: { original: 'Gold' }, lineItemIds },
  credits: { total: 10, remaining: 4 },
});
const club = {
  memberships: {
    listEligibleMemberships: ({ request }: { request: { lineItems: { _id: string }[] } }) => ({
      eligibleMemberships: [gold(request.lineItems.map(({ _id }) => _id))],
      invalidMemberships: [],
    }),
    chargeMembership: () => ({ transactionId: 'charge-1' }),
  },
};

/** A member pays for an item with a membership that an app knows of, and for its delivery by card. */
export async function aMemberPaysWithAMembership(shop: Shop, app: PluginApp): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/oauth-apps');
  const [clubApp, plugin] = [`Members ${anew()}`, `Club ${anew()}`];
  await makeApp(owner, clubApp);
  await owner.goTo('settings/service-plugins');
  await addPlugin(owner, { app: clubApp, kind: 'Memberships', name: plugin, url: app.url });
  app.trust(await readKey(owner, plugin), club);
  const member = await shop.newVisitor();
  await register(member, `gold-${anew()}@example.test`);
  await goToCheckout(member, CARDS);
  await fillInAddress(member);
  await member.sees('Standard delivery');
  await member.page.getByLabel('Horizon Cards').selectOption('Gold (4 left)');
  await member.sees('Paid with membership');
  const problems = await inspect(member, 'checkout-membership');
  await member.press('Pay €4.90');
  await member.seesHeading('Thank you, Ada');
  const number = await orderNumber(member);
  await owner.goTo('orders');
  await owner.follow(number);
  await owner.sees('Order placed');
  // it is charged by a task of its own, after the order
  const isCharged = async () => {
    await owner.page.reload();
    const payment = owner.page.getByText('Membership Gold').first();
    return payment.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isCharged).toBe(true);
  problems.push(...(await inspect(owner, 'dashboard-order-membership')));
  await owner.goTo('settings/service-plugins');
  await owner.press(`Delete ${plugin}`);
  await owner.press('Delete plugin');
  await owner.sees(`${plugin} was deleted`);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), member.leave()]);
}

type WantedPlugin = { app: string; kind: string; name: string; url: string };

async function addPlugin(owner: Person, { app, kind, name, url }: WantedPlugin): Promise<void> {
  await owner.press('New plugin');
  await owner.page.getByLabel('OAuth app').selectOption(app);
  await owner.page.getByLabel('What it answers').selectOption(kind);
  await owner.fill('Name', name);
  await owner.fill('Address', url);
  await owner.press('Save plugin');
  await owner.sees(`${name} was saved`);
}

/** What an app needs to know the shop by: the dialog shows it. */
async function readKey(owner: Person, plugin: string, look?: (name: string) => Promise<unknown>) {
  await owner.press(`Public key of ${plugin}`);
  const dialog = owner.page.getByRole('dialog');
  const publicKey = (await dialog.locator('pre').textContent()) ?? '';
  const appId = (await dialog.locator('code').first().textContent()) ?? '';
  await look?.('service-plugin-key');
  await owner.page.keyboard.press('Escape');
  return { appId, publicKey };
}

async function makeApp(owner: Person, name: string): Promise<void> {
  await owner.goTo('settings/oauth-apps');
  await owner.press('New app');
  await owner.page.getByRole('radio', { name: /A service/ }).check();
  await owner.fill('Name', name);
  await owner.press('Save app');
  await owner.sees(`Secret of ${name}`);
  await owner.press('Done');
}

async function aCustomerPaysIt(shop: Shop): Promise<string[]> {
  const visitor = await shop.newVisitor();
  await visitor.goTo(`/product-page/${CARDS}`);
  await putIntoCart(visitor);
  await visitor.goTo('/cart');
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await fillInAddress(visitor);
  await visitor.sees('Gift wrapping');
  const problems = await inspect(visitor, 'checkout-fee-of-an-app');
  await visitor.leave();
  return problems;
}

async function aCustomerPaysByGiftCard(shop: Shop): Promise<{ number: string; problems: string[] }> {
  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, CARDS);
  // before the address, whose saves would take a code along that is typed while they run
  await applyGiftCard(visitor, GIFT_CARD);
  await visitor.sees('There is nothing left to pay.');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  const problems = await inspect(visitor, 'checkout-gift-card-of-an-app');
  await visitor.press('Place order');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('Gift card ending in 4242');
  const number = await orderNumber(visitor);
  await visitor.leave();
  return { number, problems };
}
