import { expect } from 'vitest';
import type { PluginApp } from '../../compat/plugin-app.ts';
import { fillInAddress, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const CARDS = 'horizon-cards-set-of-six';
const fee = { code: 'wrap', name: 'Gift wrapping', price: '4.50', taxDetails: { taxable: false } };
const wrapping = {
  additionalFees: { calculateAdditionalFees: () => ({ currency: 'EUR', additionalFees: [fee] }) },
};

/** The owner lets an app charge a fee, tries it out, and customers pay it. */
export async function anAppChargesAFee(shop: Shop, app: PluginApp): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/service-plugins');
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(owner, name)));
  await owner.sees('No app can answer yet');
  await look('service-plugins-none');
  await makeApp(owner);
  await owner.goTo('settings/service-plugins');
  await owner.sees('No service plugins');
  await owner.press('New plugin');
  await owner.press('Save plugin');
  await owner.sees('Choose an app.');
  await owner.page.getByLabel('OAuth app').selectOption('Extras');
  await owner.page.getByLabel('What it answers').selectOption('Additional fees');
  await owner.fill('Name', 'Wrapping');
  await owner.fill('Address', app.url);
  await look('service-plugin');
  await owner.press('Save plugin');
  await owner.sees('Wrapping was saved');
  await owner.press('Try it: Wrapping');
  await owner.sees('This answer doesn’t count');
  await look('service-plugin-fails');
  await owner.page.keyboard.press('Escape');
  await owner.sees(/Last failure: unexpected status/);
  await owner.press('Public key of Wrapping');
  const dialog = owner.page.getByRole('dialog');
  const publicKey = (await dialog.locator('pre').textContent()) ?? '';
  const appId = (await dialog.locator('code').first().textContent()) ?? '';
  await look('service-plugin-key');
  await owner.page.keyboard.press('Escape');
  app.trust({ appId, publicKey }, wrapping);
  await owner.press('Try it: Wrapping');
  await owner.sees(/It answered in \d+ ms/);
  await owner.sees(/Gift wrapping/);
  await look('service-plugin-works');
  await owner.page.keyboard.press('Escape');
  problems.push(...(await aCustomerPaysIt(shop)));
  expect(problems).toEqual([]);
  await owner.leave();
}

async function makeApp(owner: Person): Promise<void> {
  await owner.goTo('settings/oauth-apps');
  await owner.press('New app');
  await owner.page.getByRole('radio', { name: /A service/ }).check();
  await owner.fill('Name', 'Extras');
  await owner.press('Save app');
  await owner.sees('Secret of Extras');
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
