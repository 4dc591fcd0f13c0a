import { expect } from 'vitest';
import { fillInAddress, goToCheckout, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const CARDS = 'horizon-cards-set-of-six';

/** Visitors choose a currency, see it everywhere and pay in the shop's; the owner sees what they saw. */
export async function visitorsSeeAnotherCurrency(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/currencies');
  const problems: string[] = [];
  await enterRate(owner, 'USD', '1.0825');
  await enterRate(owner, 'JPY', '161.55');
  problems.push(...(await inspect(owner, 'currencies')));

  const visitor = await shop.newVisitor();
  await visitor.goTo('/shop');
  await chooseCurrency(visitor, 'USD – US Dollar');
  await visitor.sees('Price in USD');
  expect(await pricesIn(visitor)).toEqual([]);
  problems.push(...(await inspect(visitor, 'shop-in-dollars')));
  await visitor.page.getByLabel('From', { exact: true }).fill('10');
  await visitor.page.getByLabel('To', { exact: true }).fill('20');
  await visitor.press('Apply');
  await visitor.sees('$10 to $20');
  await visitor.goTo(`/product-page/${CARDS}`);
  await visitor.sees('$15.70');
  problems.push(...(await inspect(visitor, 'product-in-dollars')));
  await putIntoCart(visitor);
  await visitor.page.locator('dialog, [popover]:popover-open').getByText('$15.70').first().waitFor();
  await visitor.goTo('/cart');
  expect(await pricesIn(visitor)).toEqual([]);
  problems.push(...(await inspect(visitor, 'cart-in-dollars')));
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  await visitor.sees('You’ll be charged €');
  problems.push(...(await inspect(visitor, 'checkout-in-dollars')));
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');

  const other = await shop.newVisitor({ javaScriptEnabled: false });
  await other.goTo(`/product-page/${CARDS}`);
  await other.sees('€14.50');
  await chooseCurrency(other, 'JPY – Japanese Yen');
  await other.sees('¥2,342');
  await goToCheckout(other, CARDS);
  await fillInAddress(other);
  await other.sees('You’ll be charged €');
  await other.press('Pay €');
  await other.seesHeading('Thank you, Ada');

  await owner.goTo('orders');
  await owner.page
    .getByRole('link', { name: /^\d{5}/ })
    .first()
    .click();
  await owner.sees('The customer saw prices in JPY: ¥');
  problems.push(...(await inspect(owner, 'order-seen-in-yen')));
  expect(problems).toEqual([]);
  for (const person of [visitor, other, owner]) await person.leave();
}

async function enterRate(owner: Person, code: string, rate: string): Promise<void> {
  await owner.press('Add currency');
  await owner.fill('Currency', code);
  await owner.fill('1 EUR in this currency', rate);
  await owner.press('Save');
  await owner.sees(`1 EUR = ${rate} ${code}`);
}

async function chooseCurrency(visitor: Person, name: string): Promise<void> {
  await visitor.select('Currency', name);
  await visitor.press('Change currency');
  await visitor.page.waitForLoadState();
}

/** The visible prices of the page that are in the shop's own currency. */
async function pricesIn({ page }: Person): Promise<string[]> {
  const text = await page.locator('main').textContent();
  return (text ?? '').match(/€[\d,.]+/g) ?? [];
}
