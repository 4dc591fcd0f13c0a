/** Coupons and gift cards of buyers. */
import { connect, giftCards, httpTransport } from '@stoa/sdk';
import { expect } from 'vitest';
import { fillInAddress, goToCheckout, putIntoCart, unfold } from '../support/buying.ts';
import { inspect, takePictures } from '../support/inspect.ts';
import { focused, holdBack, type Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

/** Codes are mistyped, applied and removed: in the cart and at the checkout, with scripts without a page load. */
export async function aVisitorUsesACouponAndAGiftCard(
  shop: Shop,
  { javaScriptEnabled }: { javaScriptEnabled: boolean },
): Promise<void> {
  const pays = javaScriptEnabled ? { card: '10.00', rest: '€7.95' } : { card: '100.00', rest: '€0.00' };
  const card = await newGiftCard(shop, pays.card);
  const visitor = await shop.newVisitor({ javaScriptEnabled });
  const { page } = visitor;
  await visitor.goTo('/product-page/initials-cards-set-of-six');
  await putIntoCart(visitor);
  await visitor.sees('€14.50');
  await visitor.goTo('/cart');
  await useCoupon(visitor);
  await visitor.press('Check out');
  await visitor.sees('Coupon WELCOME10 applied');
  await fillInAddress(visitor);
  if (!javaScriptEnabled) await visitor.press('Update delivery and total');
  await visitor.sees('€17.95');
  const pages: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
  await useGiftCard(visitor, card, pays.rest);
  if (javaScriptEnabled) {
    expect(pages).toEqual([]);
    expect(await focused(visitor)).toBe('Remove Gift card code');
  } else await visitor.sees('There is nothing left to pay.');
  // pages without scripts do not run those that check them
  const problems = javaScriptEnabled ? await inspect(visitor, 'checkout-codes') : [];
  if (!javaScriptEnabled) await takePictures(visitor, 'checkout-codes-without-scripts');
  await visitor.press(javaScriptEnabled ? 'Pay €' : 'Place order');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('Coupon WELCOME10');
  if (javaScriptEnabled) problems.push(...(await inspect(visitor, 'thank-you-codes')));
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** A code applied before the scripts of the checkout have arrived is kept, and applied without loading the page again. */
export async function aVisitorAppliesACodeBeforeThereAreScripts(shop: Shop): Promise<void> {
  for (const scripts of ['**/_assets/*.js', '**/_assets/summary.island-*.js']) {
    const visitor = await shop.newVisitor();
    const { page } = visitor;
    await goToCheckout(visitor, 'initials-cards-set-of-six');
    const checkout = page.url();
    const arrive = await holdBack(visitor, scripts);
    await page.goto(checkout, { waitUntil: 'commit' });
    await unfold(visitor, 'Add a coupon or gift card');
    await visitor.fill('Coupon or gift card code', 'welcome10');
    const pages: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
    await visitor.press('Apply Coupon or gift card code');
    arrive();
    await visitor.sees('Coupon WELCOME10 applied');
    expect(pages).toEqual([]);
    await visitor.leave();
  }
}

async function newGiftCard({ url, demo }: Shop, amount: string): Promise<string> {
  const transport = httpTransport({ baseUrl: url, headers: () => ({ authorization: demo.apiKey }) });
  return (await connect(giftCards, transport).createGiftCard({ amount })).code ?? '';
}

async function useCoupon(visitor: Person): Promise<void> {
  await unfold(visitor, 'Add a coupon');
  await visitor.press('Apply Coupon code');
  await visitor.sees('Enter a coupon code.');
  await visitor.fill('Coupon code', 'WELCOME1O');
  await visitor.press('Apply Coupon code');
  await visitor.sees('We don’t know this coupon code. Please check it.');
  const field = visitor.page.getByLabel('Coupon code', { exact: true });
  expect(await field.inputValue()).toBe('WELCOME1O');
  expect(await field.ariaSnapshot()).toContain('[invalid]');
  for (const step of ['apply', 'remove', 'apply']) {
    if (step === 'apply') await unfold(visitor, 'Add a coupon');
    if (step === 'apply') await visitor.fill('Coupon code', 'welcome10');
    await visitor.press(`${step === 'apply' ? 'Apply' : 'Remove'} Coupon code`);
    await visitor.sees(step === 'apply' ? 'The coupon has been applied.' : 'The coupon has been removed.');
  }
  await visitor.sees('−€1.45');
}

/** `rest` is the amount to pay after the gift card. */
async function useGiftCard(visitor: Person, card: string, rest: string): Promise<void> {
  visitor.watch.expect(404, '/ecom/v1/checkouts/');
  await unfold(visitor, 'Add a gift card');
  await visitor.fill('Gift card code', 'NOSUCHCARD');
  await visitor.press('Apply Gift card code');
  await visitor.sees('We don’t know this gift card code. Please check it.');
  const toPay = () => visitor.page.locator('.sum-total').textContent();
  for (const step of ['apply', 'remove', 'apply']) {
    if (step === 'apply') await unfold(visitor, 'Add a gift card');
    if (step === 'apply') await visitor.fill('Gift card code', card);
    await visitor.press(`${step === 'apply' ? 'Apply' : 'Remove'} Gift card code`);
    await expect.poll(toPay).toBe(step === 'apply' ? `To pay${rest}` : 'Total€17.95');
  }
  await visitor.sees(`Gift card ending in ${card.slice(-4)}`);
}
