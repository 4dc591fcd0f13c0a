import { expect } from 'vitest';
import { fillInAddress, goToCheckout, orderNumber, putIntoCart } from '../support/buying.ts';
import { inspect, takePictures } from '../support/inspect.ts';
import { focused, type Person } from '../support/person.ts';
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
