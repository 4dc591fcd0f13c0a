import { expect } from 'vitest';
import { fillInAddress, goToCheckout, orderNumber } from '../support/buying.ts';
import { focused, type Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

/** From the home page to the thanks, with everything that happens without a new page. */
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
  await fillInAddress(visitor);
  await chooseDelivery(visitor);
  await payAfterADecline(visitor);
  await visitor.leave();
}

async function sortByPrice(visitor: Person): Promise<void> {
  await visitor.page.getByText('Sort:').click();
  await visitor.follow('Price, low to high');
  await visitor.page.waitForURL('**?sort=price-up');
  const prices = await visitor.page.locator('main .price').allTextContents();
  const amounts = prices.map((text) => Number(/[\d.]+/.exec(text)?.[0]));
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
}

/** What is sold out is said at each choice, and can be looked at, not bought. */
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

/** The drawer takes the focus, and gives it back. */
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

async function takeTwo(visitor: Person): Promise<void> {
  await visitor.seesHeading('Cart');
  await visitor.fill('Quantity of Thirty-Three', '2');
  await visitor.press('Update quantity of Thirty-Three');
  await visitor.sees('The cart was updated.');
  await visitor.sees('€204.00');
}

/** What is offered follows the address, and the total follows what is chosen. */
async function chooseDelivery(visitor: Person): Promise<void> {
  const total = () => visitor.page.locator('.sum-total dd').textContent();
  await visitor.page.getByRole('radio', { name: 'Standard delivery' }).waitFor();
  await expect.poll(total).toBe('€204.00');
  await visitor.choose('Express delivery');
  await expect.poll(total).toBe('€216.90');
}

async function payAfterADecline(visitor: Person): Promise<void> {
  await visitor.choose('Card is declined');
  await visitor.press('Pay now');
  await visitor.sees('Your card was declined. Nothing was charged.');
  expect(await focused(visitor)).toContain('Your card was declined.');
  await visitor.choose('Payment succeeds');
  await visitor.press('Pay now');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('€216.90');
  expect(await orderNumber(visitor)).toMatch(/^1\d{4}$/);
  expect(await visitor.page.getByRole('banner').getByRole('link', { name: 'Cart' }).textContent()).toBe('Cart');
}

/** What is shown always fits what is chosen: before the page has come to life, and on coming back to it. */
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

/** The bank asks; who says no can still say yes. */
export async function aBankAsksBeforeItPays(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, 'initials-cards-set-of-six');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  for (const answer of ['Decline', 'Approve']) {
    await visitor.choose('Bank asks for confirmation');
    await visitor.press('Pay now');
    await visitor.seesHeading('Confirm your payment');
    await visitor.press(answer);
    if (answer === 'Decline') await visitor.sees('The payment was declined. Nothing was charged.');
  }
  await visitor.seesHeading('Thank you, Ada');
  await visitor.leave();
}

/** Everything works as well where no script runs: each step is a page. */
export async function aVisitorBuysWithoutScripts(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  await visitor.goTo('/');
  await visitor.follow('Music');
  await sortByPrice(visitor);
  await visitor.follow('Thirty-Three');
  await visitor.choose('Oak');
  await visitor.press('Show price and stock of this choice');
  await visitor.sees('€64.00');
  await visitor.sees('Sold out');
  await visitor.choose('Black');
  await visitor.press('Add to cart');
  await takeTwoAndOneMore(visitor);
  await visitor.press('Check out');
  await visitor.press('Pay now');
  await visitor.sees('A few things are missing or not right');
  await fillInAddress(visitor);
  await visitor.press('Update delivery and total');
  await visitor.choose('Express delivery');
  await visitor.press('Pay now');
  await visitor.sees('The total is now €136.90.');
  await visitor.press('Pay now');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.leave();
}

async function takeTwoAndOneMore(visitor: Person): Promise<void> {
  await visitor.seesHeading('Cart');
  await visitor.fill('Quantity of Thirty-Three', '2');
  await visitor.press('Update quantity of Thirty-Three');
  await visitor.sees('€124.00');
  await visitor.goTo('/product-page/initials-cards-set-of-six');
  await visitor.press('Add to cart');
  await visitor.sees('€138.50');
  await visitor.press('Remove Initials Cards, Set of Six');
  await visitor.sees('The item was removed.');
}
