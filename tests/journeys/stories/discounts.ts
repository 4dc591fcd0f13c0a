import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** Puts the first item with these words into the preview of the open form. */
async function addToPreview(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Add an item').fill(words);
  await page
    .getByRole('option', { name: new RegExp(words) })
    .first()
    .click();
}

/** A discount counts in carts as soon as it is saved, and no longer once it is switched off or deleted. */
export async function theOwnerGivesAnAutomaticDiscount(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([signedInOwner(shop, 'discounts'), shop.newVisitor()]);
  const { page } = owner;
  await owner.sees('No automatic discounts yet');
  const problems = await inspect(owner, 'dashboard-discounts-empty');
  await page.getByRole('button', { name: 'New automatic discount' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill('Half price');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Enter a percentage from 0.1 to 100').waitFor();
  await drawer.getByLabel('Kind').selectOption('BUY_X_GET_Y');
  await drawer.getByLabel('Customer buys').waitFor();
  await drawer.getByLabel('Kind').selectOption('PERCENTAGE');
  await drawer.getByLabel('Percentage off').fill('50');
  await drawer.getByLabel('Uses in all').fill('100');
  await drawer.getByText('Add a few items to see').waitFor();
  await addToPreview(page, 'Thirty');
  await drawer.getByText(/This discount takes off/).waitFor();
  await drawer.getByLabel('Condition').selectOption('QUANTITY');
  await drawer.getByText('Complete the discount above').waitFor();
  await drawer.getByLabel('Minimum number of items').fill('2');
  await drawer.getByText('This cart doesn’t meet the condition').waitFor();
  await drawer.getByLabel(/Quantity of/).fill('2');
  await drawer.getByText(/This discount takes off/).waitFor();
  await drawer.getByLabel('Condition').selectOption('NONE');
  await drawer.getByText('This cart would cost').scrollIntoViewIfNeeded();
  problems.push(...(await inspect(owner, 'dashboard-discount-new')));
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Half price was saved');
  await owner.sees('50% off');
  await owner.sees('0 of 100');
  problems.push(...(await inspect(owner, 'dashboard-discounts')));

  await visitor.goTo('/product-page/thirty-three');
  await putIntoCart(visitor);
  await visitor.goTo('/cart');
  await visitor.sees('Half price');

  await page.getByRole('button', { name: 'Half price' }).click();
  await drawer.getByLabel('Name').fill('A third off');
  await drawer.getByLabel('Percentage off').fill('33');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('33% off');
  await page.getByRole('checkbox', { name: /A third off/ }).check();
  await owner.press('Switch off');
  await owner.sees('Switched off');
  await visitor.goTo('/cart');
  expect(await visitor.page.getByText('A third off').count()).toBe(0);

  await page.getByRole('checkbox', { name: /A third off/ }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await owner.sees('No automatic discounts yet');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** A coupon is found by its code; its kind never changes, and no two have one code. */
export async function theOwnerMakesACoupon(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'discounts/coupons');
  const { page } = owner;
  const drawer = page.getByRole('dialog');
  const fillIn = async (code: string) => {
    await page.getByRole('button', { name: 'New coupon' }).first().click();
    await drawer.getByLabel('Name').fill('Newsletter');
    await drawer.getByLabel('Code').fill(code);
    await drawer.getByLabel('Percentage off').fill('15');
    await drawer.getByLabel(/Minimum subtotal/).fill('20');
  };
  await fillIn('HELLO15');
  await addToPreview(page, 'Thirty');
  await drawer.getByLabel(/Minimum subtotal/).fill('9000');
  await drawer.getByText('This cart is below the minimum subtotal').waitFor();
  await drawer.getByLabel(/Minimum subtotal/).fill('20');
  await drawer.getByText(/This discount takes off/).waitFor();
  const problems = await inspect(owner, 'dashboard-coupon-new');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Newsletter was saved');
  await owner.sees('HELLO15');
  problems.push(...(await inspect(owner, 'dashboard-coupons')));
  owner.watch.expect(409, '/coupons');
  await fillIn('hello15');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Another coupon has this code').waitFor();
  await drawer.getByLabel('Code').fill('HELLO16');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('HELLO16');
  await page.getByRole('searchbox', { name: 'Search by code or name' }).fill('O15');
  await expect.poll(() => page.getByText('HELLO16').count()).toBe(0);
  await page.getByRole('button', { name: 'HELLO15' }).click();
  expect(await drawer.getByLabel('Kind').isDisabled()).toBe(true);
  expect(problems).toEqual([]);
  await owner.leave();
}
