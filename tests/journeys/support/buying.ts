/** Shared steps of stories about buying. */
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { expect } from 'vitest';
import type { Person } from './person.ts';

/** Adds the product of the open page to the cart, and waits until it is there: in the drawer, or on the cart's page. */
export async function putIntoCart({ page, press }: Person): Promise<void> {
  await press('Add to cart');
  await page.getByRole('button', { name: 'Check out' }).first().waitFor();
}

/** Adds a product with its preselected choices to the cart and goes to the checkout. */
export async function goToCheckout(visitor: Person, product: string): Promise<void> {
  await visitor.goTo(`/product-page/${product}`);
  await putIntoCart(visitor);
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
}

export async function fillInAddress(visitor: Person): Promise<void> {
  await visitor.fill('E-mail', 'ada@example.test');
  await visitor.select('Country', 'Germany');
  await visitor.fill('First name', 'Ada');
  await visitor.fill('Last name', 'Lovelace');
  await visitor.fill('Street and house number', 'Torstraße 1');
  await visitor.fill('Postal code', '10119');
  await visitor.fill('Town or city', 'Berlin');
  // leaves the field, so that all of it is saved
  await visitor.page.keyboard.press('Tab');
  // the total follows the country: a button pressed for an earlier one would ask to be pressed again
  await visitor.page.locator('.order-summary[aria-busy="true"]').waitFor({ state: 'hidden' });
}

/** Opens what is folded under these words. */
export async function unfold({ page }: Person, words: string): Promise<void> {
  const fold = page.locator('details', { has: page.getByText(words, { exact: true }) }).last();
  const isOpen = await fold.evaluate((details: HTMLDetailsElement) => details.open);
  if (!isOpen) await fold.getByText(words, { exact: true }).click();
}

/** Applies a gift card in the field for codes of all kinds, which asks for a coupon of that code first. */
export async function applyGiftCard(visitor: Person, code: string): Promise<void> {
  visitor.watch.expect(404, '/ecom/v1/checkouts/');
  await unfold(visitor, 'Add a coupon or gift card');
  await visitor.fill('Coupon or gift card code', code);
  await visitor.press('Apply Coupon or gift card code');
}

/** Buys a product and returns the number of the order. */
export async function buy(visitor: Person, product: string): Promise<string> {
  await goToCheckout(visitor, product);
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  return orderNumber(visitor);
}

/** The number of the order on the thank-you page. */
export async function orderNumber({ page }: Person): Promise<string> {
  const text = await page.getByText(/^Order \d+$/).textContent();
  return text?.replace(/\D/g, '') ?? '';
}

/**
 * Chooses a country by its first letters. A browser that is busy for a second between two of them begins anew with the
 * second: whoever sees that waits a moment, and types again.
 */
export async function typeAhead({ page }: Person, text: string): Promise<void> {
  const chosen = page.locator('select:focus option:checked');
  await expect
    .poll(
      async () => {
        await page.keyboard.type(text);
        return chosen.textContent();
      },
      { interval: 1_500, timeout: PATIENCE_MS },
    )
    .toBe(text);
  // the fields of the place take the country's names once these have been loaded
  await page.getByLabel(/^Postal code/).waitFor();
}
