import { connect, giftCards, httpTransport } from '@stoa/sdk';
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { fillInAddress, goToCheckout, orderNumber, putIntoCart } from '../support/buying.ts';
import { inspect, takePictures } from '../support/inspect.ts';
import { focused, holdBack, type Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

/** From the home page to the thank-you page, with every interaction that needs no page load. */
export async function aVisitorBuysAPrint(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await visitor.goTo('/');
  await visitor.follow('Music');
  await visitor.seesHeading('Music');
  await sortByPrice(visitor);
  await visitor.follow('Thirty-Three');
  await chooseWhatThereIs(visitor);
  await addToCart(visitor);
  await visitor.follow('Cart');
  await takeTwo(visitor);
  await visitor.press('Check out');
  await typeAnAmericanAddress(visitor);
  await fillInAddress(visitor);
  await chooseDelivery(visitor);
  await payAfterADecline(visitor);
  await visitor.leave();
}

async function sortByPrice(visitor: Person): Promise<void> {
  await visitor.page.getByText('Sort by:').click();
  await visitor.follow('Price, low to high');
  await visitor.page.waitForURL('**?sort=price-up');
  const prices = await visitor.page.locator('main .price').allTextContents();
  const amounts = prices.map((text) => Number(/[\d.]+/.exec(text)?.[0]));
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
}

/** Sold-out choices are marked; they can be selected, but not bought. */
async function chooseWhatThereIs(visitor: Person): Promise<void> {
  const { page } = visitor;
  await visitor.seesHeading('Thirty-Three');
  await visitor.choose('Oak');
  await visitor.sees('Sold out');
  await page.getByRole('radio', { name: 'Oak (sold out)' }).waitFor();
  expect(await page.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(true);
  await visitor.choose('50 × 70 cm');
  await visitor.sees('€104.00');
  await visitor.choose('Black');
  await visitor.sees('€102.00');
  await visitor.sees('In stock');
}

/** The drawer takes the focus, and returns it. */
async function addToCart(visitor: Person): Promise<void> {
  const { page } = visitor;
  await visitor.press('Add to cart');
  const drawer = page.getByRole('dialog', { name: 'Added to your cart' });
  await drawer.waitFor();
  expect(await drawer.textContent()).toContain('€102.00');
  expect(await drawer.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await focused(visitor)).toBe('Add to cart');
}

/** Quantities are saved as they change; the last is typed just before the checkout. */
async function takeTwo(visitor: Person): Promise<void> {
  await visitor.seesHeading('Cart');
  await visitor.press('Increase quantity of Thirty-Three');
  await visitor.sees('€204.00');
  await visitor.press('Remove Thirty-Three');
  await visitor.sees('Your cart is empty.');
  expect(await focused(visitor)).toBe('Undo');
  await visitor.press('Undo');
  await visitor.sees('The item is back in your cart.');
  await visitor.sees('€204.00');
  // typed while the answer to the press is on its way, which must not replace it
  await visitor.press('Decrease quantity of Thirty-Three');
  await visitor.fill('Quantity of Thirty-Three', '2');
}

/** The fields follow the country, and keep what both countries have. */
async function typeAnAmericanAddress(visitor: Person): Promise<void> {
  await visitor.sees('Standard delivery');
  await visitor.fill('Town or city', 'Albany');
  await visitor.select('Country', 'United States');
  await visitor.select('State', 'New York');
  expect(await visitor.page.locator('#city').inputValue()).toBe('Albany');
  await visitor.fill('ZIP code', '1');
  await visitor.press('Pay €');
  await visitor.sees('Enter a valid ZIP code, such as 95014.');
  expect(await visitor.page.locator('#subdivision').inputValue()).toBe('US-NY');
}

/** The delivery options follow the address, and the total follows the selected option. */
async function chooseDelivery(visitor: Person): Promise<void> {
  const total = () => visitor.page.locator('.sum-total dd').textContent();
  await visitor.page.getByRole('radio', { name: 'Standard delivery' }).waitFor();
  await expect.poll(total).toBe('€204.00');
  await visitor.choose('Express delivery');
  await expect.poll(total).toBe('€216.90');
}

async function payAfterADecline(visitor: Person): Promise<void> {
  await visitor.choose('Card is declined');
  await visitor.press('Pay €216.90');
  await visitor.sees('Your payment was declined and you haven’t been charged.');
  expect(await focused(visitor)).toContain('Your payment was declined');
  await visitor.choose('Payment succeeds');
  await visitor.press('Pay €216.90');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('€216.90');
  expect(await orderNumber(visitor)).toMatch(/^1\d{4}$/);
  expect(await visitor.page.getByRole('banner').getByRole('link', { name: 'Cart' }).textContent()).toBe('Cart');
  await visitor.page.goBack();
  await visitor.seesHeading('Order placed');
}

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

/** The bank asks for confirmation; after declining, the buyer can still approve. */
export async function aBankAsksBeforeItPays(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, 'initials-cards-set-of-six');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  for (const answer of ['Decline', 'Approve']) {
    await visitor.choose('Bank asks for confirmation');
    await visitor.press('Pay €');
    await visitor.seesHeading('Confirm your payment');
    await visitor.press(answer);
    if (answer === 'Decline') await visitor.sees('Your payment was declined and you haven’t been charged.');
  }
  await visitor.seesHeading('Thank you, Ada');
  await visitor.leave();
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
    await visitor.fill('Coupon code', 'welcome10');
    const pages: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
    await visitor.press('Apply Coupon code');
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
  await visitor.press('Apply Coupon code');
  await visitor.sees('Enter a coupon code.');
  await visitor.fill('Coupon code', 'WELCOME1O');
  await visitor.press('Apply Coupon code');
  await visitor.sees('We don’t know this coupon code. Please check it.');
  const field = visitor.page.getByLabel('Coupon code', { exact: true });
  expect(await field.inputValue()).toBe('WELCOME1O');
  expect(await field.ariaSnapshot()).toContain('[invalid]');
  for (const step of ['apply', 'remove', 'apply']) {
    if (step === 'apply') await visitor.fill('Coupon code', 'welcome10');
    await visitor.press(`${step === 'apply' ? 'Apply' : 'Remove'} Coupon code`);
    await visitor.sees(step === 'apply' ? 'The coupon has been applied.' : 'The coupon has been removed.');
  }
  await visitor.sees('−€1.45');
}

/** `rest` is the amount to pay after the gift card. */
async function useGiftCard(visitor: Person, card: string, rest: string): Promise<void> {
  visitor.watch.expect(404, '/ecom/v1/checkouts/');
  await visitor.fill('Gift card code', 'NOSUCHCARD');
  await visitor.press('Apply Gift card code');
  await visitor.sees('We don’t know this gift card code. Please check it.');
  const toPay = () => visitor.page.locator('.sum-total').textContent();
  for (const step of ['apply', 'remove', 'apply']) {
    if (step === 'apply') await visitor.fill('Gift card code', card);
    await visitor.press(`${step === 'apply' ? 'Apply' : 'Remove'} Gift card code`);
    await expect.poll(toPay).toBe(step === 'apply' ? `To pay${rest}` : 'Total€17.95');
  }
  await visitor.sees(`Gift card ending in ${card.slice(-4)}`);
}

/** Everything works without scripts too: each step is a page. */
export async function aVisitorBuysWithoutScripts(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  await visitor.goTo('/');
  await visitor.follow('Music');
  await sortByPrice(visitor);
  await visitor.follow('Thirty-Three');
  await visitor.choose('Oak');
  await visitor.press('Show price and availability');
  await visitor.sees('€64.00');
  await visitor.sees('Sold out');
  await visitor.choose('Black');
  await putIntoCart(visitor);
  await takeTwoAndOneMore(visitor);
  await visitor.press('Check out');
  await visitor.sees('€62.00');
  await takePictures(visitor, 'checkout-without-scripts');
  await visitor.press('Pay €');
  await visitor.sees('Please correct the following');
  await takePictures(visitor, 'checkout-without-scripts-errors');
  await fillInAddress(visitor);
  await visitor.press('Update delivery and total');
  await visitor.choose('Express delivery');
  await visitor.press('Pay €');
  await visitor.sees('The total is now €74.90.');
  await takePictures(visitor, 'checkout-without-scripts-again');
  await visitor.press('Pay €74.90');
  await visitor.seesHeading('Thank you, Ada');
  await takePictures(visitor, 'thank-you-without-scripts');
  await visitor.leave();
}

/** What is bought at once leaves the cart as it is. */
export async function aVisitorBuysAtOnce(shop: Shop, options: { javaScriptEnabled: boolean }): Promise<void> {
  const visitor = await shop.newVisitor(options);
  const { page } = visitor;
  await visitor.goTo('/product-page/initials-cards-set-of-six');
  await putIntoCart(visitor);
  await visitor.goTo('/product-page/thirty-three');
  await visitor.choose('Black');
  await visitor.fill('Quantity', '2');
  if (options.javaScriptEnabled) expect(await inspect(visitor, 'product-buy-now')).toEqual([]);
  await visitor.press('Buy now');
  await visitor.seesHeading('Checkout');
  await visitor.sees('Thirty-Three');
  expect(await page.getByText('Initials Cards').count()).toBe(0);
  await fillInAddress(visitor);
  if (!options.javaScriptEnabled) await visitor.press('Update delivery and total');
  await expect.poll(() => page.locator('.sum-total dd').textContent()).toBe('€124.00');
  await visitor.press('Pay €124.00');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.goTo('/cart');
  await visitor.sees('Initials Cards, Set of Six');
  await visitor.leave();
}

async function takeTwoAndOneMore(visitor: Person): Promise<void> {
  await visitor.seesHeading('Cart');
  await visitor.press('Increase quantity of Thirty-Three');
  await visitor.sees('€124.00');
  await visitor.goTo('/product-page/initials-cards-set-of-six');
  await putIntoCart(visitor);
  await visitor.sees('€138.50');
  await visitor.fill('Quantity of Initials Cards, Set of Six', '0');
  await visitor.press('Update');
  await visitor.sees('The item has been removed.');
  await visitor.press('Undo');
  await visitor.sees('The item is back in your cart.');
  await visitor.press('Remove Initials Cards, Set of Six');
  await visitor.sees('The item has been removed.');
  await visitor.fill('Quantity of Thirty-Three', '1');
}

/** Goods are brought at a time that the buyer chooses, with and without scripts, and the order keeps it. */
export async function aVisitorAgreesOnATime(shop: Shop, options: { javaScriptEnabled: boolean }): Promise<void> {
  const visitor = await shop.newVisitor(options);
  const { page } = visitor;
  await visitor.goTo('/product-page/thirty-three');
  await putIntoCart(visitor);
  await visitor.goTo('/cart');
  await page.getByText('Estimate delivery').click();
  await visitor.select('Country', 'Germany');
  await visitor.fill('Postal code', '10119');
  await visitor.press('Show delivery options');
  await visitor.sees('Bicycle courier');
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await fillInAddress(visitor);
  const update = () => visitor.press('Update delivery and total');
  if (options.javaScriptEnabled) await page.keyboard.press('Tab');
  else await update();
  await visitor.choose('Bicycle courier');
  const times = page.getByLabel('Delivery time');
  const label = (await times.locator('option').nth(1).textContent()) ?? '';
  await times.selectOption({ label });
  if (!options.javaScriptEnabled) await update();
  const total = () => page.locator('.sum-total dd').textContent();
  await expect.poll(total).toBe('€35.90');
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('Bicycle courier');
  await visitor.sees(label);
  await visitor.leave();
}

/** Whoever collects the goods says who they are, not where they live, and is told where to go. */
export async function aVisitorCollectsAPrint(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, 'thirty-three');
  await visitor.select('Country', 'Germany');
  await visitor.choose('Collect from the print shop');
  await visitor.sees('Gneisenaustraße 12, 10961 Berlin');
  await expect.poll(() => visitor.page.locator('.sum').first().textContent()).toContain('DeliveryFree');
  const problems = await inspect(visitor, 'checkout-pickup');
  await visitor.fill('E-mail', 'ada@example.test');
  await visitor.fill('First name', 'Ada');
  await visitor.fill('Last name', 'Lovelace');
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('Pickup address');
  await visitor.sees('Gneisenaustraße 12');
  problems.push(...(await inspect(visitor, 'thank-you-pickup')));
  expect(problems).toEqual([]);
  await visitor.leave();
}
