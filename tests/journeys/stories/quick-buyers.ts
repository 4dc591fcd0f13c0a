/** Buyers who are faster than the page, its scripts or the shop’s answers. */
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { fillInAddress, goToCheckout, putIntoCart } from '../support/buying.ts';
import { holdBack, type Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

/** The page always matches the choices: before hydration, and when the visitor returns to it. */
export async function aVisitorIsQuickerThanThePage(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  const chosen = Promise.withResolvers<void>();
  await page.route('**/_assets/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto('/product-page/thirty-three', { waitUntil: 'commit' });
  await visitor.choose('50 × 70 cm');
  chosen.resolve();
  await visitor.sees('€49.00');
  await visitor.goTo('/shop');
  await page.goBack();
  expect(await page.getByRole('radio', { name: '50 × 70 cm' }).isChecked()).toBe(true);
  await visitor.sees('€49.00');
  await visitor.leave();
}

/** What is typed last is what is bought: while the answer to a press is on its way, and before the scripts have arrived. */
export async function aVisitorTypesFasterThanTheCartAnswers(shop: Shop): Promise<void> {
  for (const slow of ['**/update-line-items-quantity', '**/_assets/*.js']) {
    const visitor = await shop.newVisitor();
    await visitor.goTo('/product-page/initials-cards-set-of-six');
    await putIntoCart(visitor);
    await visitor.goTo('/cart');
    await visitor.press('Increase quantity of Initials');
    await visitor.sees('€29.00');
    const arrive = await holdBack(visitor, slow);
    if (slow.endsWith('.js')) await visitor.page.reload({ waitUntil: 'commit' });
    await visitor.press('Decrease quantity of Initials');
    await visitor.page.getByLabel(/^Quantity of Initials/).fill('2');
    await visitor.press('Check out');
    arrive();
    await visitor.seesHeading('Checkout');
    await visitor.sees('€29.00');
    await visitor.leave();
  }
}

/** A payment waits for a running save, and needs a second press if that changes the total. */
export async function aVisitorPaysWhileTheTotalIsUpdated(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await goToCheckout(visitor, 'initials-cards-set-of-six');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  // saves the address changes before the story begins
  await page.locator('.order-summary[aria-busy=false]').waitFor();
  const answered = Promise.withResolvers<void>();
  await page.route('**/ecom/v1/checkouts/*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const happened: string[] = [];
  // the answer to an earlier save may still be on its way to this process
  const begun = new Set<Request>();
  page.on('request', (request) => {
    begun.add(request);
    if (request.isNavigationRequest()) happened.push('paid');
  });
  page.on('response', (response) => {
    const request = response.request();
    if (begun.has(request) && request.method() === 'PATCH') happened.push(`saved: ${response.status()}`);
  });
  const saves = page.waitForRequest('**/ecom/v1/checkouts/*');
  await visitor.choose('Express delivery');
  await saves;
  await visitor.press('Pay €');
  answered.resolve();
  await visitor.sees(/^The total is now €/);
  expect(happened).toEqual(['saved: 200', 'paid']);
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.leave();
}

/** What is chosen while an answer is on its way stays chosen, and is what the total is for. */
export async function aVisitorChoosesFasterThanTheShopAnswers(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await goToCheckout(visitor, 'initials-cards-set-of-six');
  const answer = await chooseBeforeTheAnswer(visitor);
  answer();
  await page.locator('.order-summary[aria-busy=false]').waitFor();
  expect(await page.getByRole('radio', { name: 'Express delivery' }).isChecked()).toBe(true);
  await visitor.press('Pay €27.40');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.leave();
}

/** What is chosen while an answer is on its way stays chosen when the buyer pays before it comes. */
export async function aVisitorPaysFasterThanTheShopAnswers(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await goToCheckout(visitor, 'initials-cards-set-of-six');
  const answer = await chooseBeforeTheAnswer(visitor);
  await visitor.press('Pay €');
  answer();
  await visitor.sees(/^The total is now €/);
  expect(await page.getByRole('radio', { name: 'Express delivery' }).isChecked()).toBe(true);
  await visitor.press('Pay €27.40');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.leave();
}

/** Chooses a delivery while the options of another address are on their way; the answer selects the first of them. */
async function chooseBeforeTheAnswer(visitor: Person): Promise<() => void> {
  const { page } = visitor;
  await fillInAddress(visitor);
  await visitor.fill('Postal code', '80331');
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Bicycle courier' }).waitFor({ state: 'hidden' });
  await page.locator('.order-summary[aria-busy=false]').waitFor();
  const saves = page.waitForRequest('**/ecom/v1/checkouts/*');
  const answer = await holdBack(visitor, '**/ecom/v1/checkouts/*');
  await visitor.fill('Postal code', '10119');
  await page.keyboard.press('Tab');
  await saves;
  await visitor.choose('Express delivery');
  return answer;
}

/**
 * A form sent before its scripts have arrived waits for them: they save it first, and nothing while it is on its way. No
 * one pays another total than the one they saw.
 */
export async function aVisitorPaysBeforeThereAreScripts(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await goToCheckout(visitor, 'initials-cards-set-of-six');
  const checkout = page.url();
  const arrive = await holdBack(visitor, '**/_assets/summary.island-*.js');
  await page.goto(checkout, { waitUntil: 'commit' });
  await fillInAddress(visitor);
  await visitor.choose('Express delivery');
  const payButton = `document.querySelector('stoa-island[name="checkout/pay-button"]')`;
  await expect.poll(() => page.evaluate(`${payButton}.isAwake`)).toBe(true);
  const happened: string[] = [];
  // the answer to an earlier save may still be on its way to this process
  const begun = new Set<Request>();
  page.on('request', (request) => {
    begun.add(request);
    if (request.isNavigationRequest()) happened.push('paid');
  });
  page.on('response', (response) => {
    const request = response.request();
    if (begun.has(request) && request.method() === 'PATCH') happened.push(`saved: ${response.status()}`);
  });
  await visitor.press('Pay €19.40');
  arrive();
  await visitor.sees(/^The total is now €/);
  expect(happened).toEqual(['saved: 200', 'paid']);
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.leave();
}
