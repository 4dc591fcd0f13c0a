/** Ways through the checkout that differ by the buyer, the goods, the money or the device. */
import { connect, giftCards, httpTransport, productsV3, type Transport } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { createSite } from '@stoa/server/testing/sites';
import { expect } from 'vitest';
import { fillInAddress, goToCheckout, orderNumber, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import { focused, type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { register } from './account.ts';

const CARDS = 'initials-cards-set-of-six';
const PHONE = { width: 390, height: 844 };

const apiOf = (baseUrl: string, apiKey: string): Transport =>
  httpTransport({ baseUrl, headers: () => ({ authorization: apiKey }) });

/** A gift card covers the whole order of a member, who is asked for no payment and finds the order in the account. */
export async function aMemberPaysByGiftCardAlone(shop: Shop): Promise<void> {
  const cards = connect(giftCards, apiOf(shop.url, shop.demo.apiKey));
  const card = await cards.createGiftCard({ amount: '100.00' });
  const member = await shop.newVisitor();
  await register(member, 'given@example.test');
  await goToCheckout(member, CARDS);
  expect(await member.page.getByLabel('E-mail').inputValue()).toBe('given@example.test');
  await fillInAddress(member);
  await member.sees('Standard delivery');
  await member.fill('Gift card code', card.code ?? '');
  await member.press('Apply Gift card code');
  await member.sees('There is nothing left to pay.');
  await isSaved(member);
  const problems = await inspect(member, 'checkout-gift-card');
  await member.press('Place order');
  await member.seesHeading('Thank you, Ada');
  problems.push(...(await inspect(member, 'thank-you-gift-card')));
  await member.sees(`Gift card ending in ${card.code?.slice(-4)}`);
  expect(await member.page.locator('.sum-total').textContent()).toBe('Still to pay€0.00');
  const number = await orderNumber(member);
  await member.goTo('/account/orders');
  await member.follow(number);
  await member.seesHeading(`Order ${number}`);
  const { giftCard } = await cards.getIssuedGiftCard({ giftCardId: card.giftCard?.id ?? '' });
  expect(giftCard?.balance?.value).toBe('80.60');
  expect(problems).toEqual([]);
  await member.leave();
}

/** Who buys what is not delivered fills in few fields, and is not asked about delivery. */
export async function aGuestBuysADownload(shop: Shop): Promise<void> {
  await addDownload(apiOf(shop.url, shop.demo.apiKey), 'Riso Handbook', '12.00');
  const guest = await shop.newVisitor();
  const { page } = guest;
  await goToCheckout(guest, 'riso-handbook');
  await fillInAddress(guest);
  await isSaved(guest);
  const fields = page.locator('.checkout-fields [aria-required=true]').filter({ visible: true });
  expect(await fields.count()).toBeGreaterThan(0);
  expect(await fields.count()).toBeLessThanOrEqual(8);
  expect(await page.getByText('Standard delivery').count()).toBe(0);
  expect(await page.getByRole('group', { name: 'Delivery' }).count()).toBe(0);
  const problems = await inspect(guest, 'checkout-digital');
  await guest.press('Pay €12.00');
  await guest.seesHeading('Thank you, Ada');
  problems.push(...(await inspect(guest, 'thank-you-digital')));
  expect(problems).toEqual([]);
  await guest.leave();
}

async function addDownload(transport: Transport, name: string, amount: string): Promise<void> {
  const variants = [{ price: { actualPrice: { amount } }, inventoryItem: { inStock: true } }];
  const product = { name, visible: true, productType: 'DIGITAL' as const, variantsInfo: { variants } };
  await connect(productsV3, transport).createProductWithInventory({ product });
}

/** A currency without smaller units is shown and charged without decimals, and with the tax that is in it. */
export async function aShopSellsInYen(shop: Shop, { url, app, database }: TestServer): Promise<void> {
  const site = await createSite(database, app.now(), { currency: 'JPY', name: 'Paper' }, { regions: [] });
  await addDownload(apiOf(url, site.apiKey), 'Woodcut', '1200');
  const home = `http://${site.host}:${new URL(url).port}`;
  const visitor = await shop.newVisitor({ alsoAt: [home] });
  await visitor.goTo(`${home}/product-page/woodcut`);
  await visitor.sees('¥1,200');
  await putIntoCart(visitor);
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await fillInAddress(visitor);
  await isSaved(visitor);
  const problems = await inspect(visitor, 'checkout-yen');
  await visitor.press('Pay ¥1,200');
  await visitor.seesHeading('Thank you, Ada');
  // the tax of the rate of 19% that is in it
  for (const amount of ['¥1,200', '¥192']) await visitor.sees(amount);
  expect(await visitor.page.getByRole('main').textContent()).not.toMatch(/¥[\d,]*\.\d/);
  problems.push(...(await inspect(visitor, 'thank-you-yen')));
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** From the product to the thank-you page with no more than Tab, Enter, arrows and letters. */
export async function aVisitorBuysByKeyboard(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo(`/product-page/${CARDS}`);
  await tabTo(visitor, 'Add to cart');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
  await tabTo(visitor, 'Check out');
  await page.keyboard.press('Enter');
  await visitor.seesHeading('Checkout');
  const typed = [
    ['E-mail', 'ada@example.test'],
    ['Country', 'Germany'],
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Street and house number', 'Torstraße 1'],
    ['Postal code', '10119'],
    ['Town or city', 'Berlin'],
  ] as const;
  for (const [field, text] of typed) {
    await tabTo(visitor, field);
    await page.keyboard.type(text);
  }
  await visitor.sees('Standard delivery');
  await tabTo(visitor, /^Standard delivery/);
  await page.keyboard.press('ArrowDown');
  expect(await focused(visitor)).toContain('Express delivery');
  await isSaved(visitor);
  const problems = await inspect(visitor, 'checkout-keyboard');
  await tabTo(visitor, /^Pay €/);
  await page.keyboard.press('Enter');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('Express delivery');
  problems.push(...(await inspect(visitor, 'thank-you-keyboard')));
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** On a phone the summary is folded above the form, with the total always in view. */
export async function aVisitorBuysOnAPhone(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await visitor.goTo('/product-page/thirty-three');
  await putIntoCart(visitor);
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  const total = page.locator('.checkout-summary summary');
  expect(await page.getByRole('heading', { name: 'Your order' }).isVisible()).toBe(false);
  await fillInAddress(visitor);
  await visitor.choose('Express delivery');
  await expect.poll(() => total.textContent()).toContain('€');
  await total.click();
  await visitor.sees('Thirty-Three');
  await visitor.fill('Coupon code', 'WELCOME10');
  await visitor.press('Apply Coupon code');
  await visitor.sees('Coupon WELCOME10 applied');
  await isSaved(visitor);
  const problems = await inspect(visitor, 'checkout-phone');
  await page.setViewportSize(PHONE);
  await total.click();
  const pay = page.getByRole('button', { name: /^Pay €/ });
  expect(await total.textContent()).toContain(/€[\d.]+/.exec((await pay.textContent()) ?? '')?.[0]);
  await pay.click();
  await visitor.seesHeading('Thank you, Ada');
  problems.push(...(await inspect(visitor, 'thank-you-phone')));
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** Nothing of the checkout is being saved any more. */
const isSaved = ({ page }: Person): Promise<void> => page.locator('.order-summary[aria-busy=false]').waitFor();
