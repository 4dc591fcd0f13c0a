import { PATIENCE_MS } from '@stoa/testkit/patience';
import { expect } from 'vitest';
import { fillInAddress, goToCheckout, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const CARDS = 'horizon-cards-set-of-six';

/** The owner writes terms and decides what customers are asked for; customers read and accept them, and answer. */
export async function theOwnerDecidesWhatIsAsked(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/checkout');
  const problems: string[] = [];
  await owner.sees('Terms and conditions');
  problems.push(...(await inspect(owner, 'checkout-settings')));
  await writeTerms(owner, problems);
  await owner.page.getByLabel('Phone number').selectOption('Required');
  await owner.page.getByLabel('Company').selectOption('Not asked for');
  await owner.page.getByLabel('A question of your own').selectOption('Required');
  await owner.press('Save');
  await owner.sees('Enter the question');
  await owner.fill('Your question', 'How did you find us?');
  await owner.page.getByRole('switch', { name: 'Customers can leave a note' }).check();
  await owner.page.getByRole('switch', { name: 'Customers must accept your legal texts' }).check();
  await owner.page.getByRole('switch', { name: 'Customers can pay with a gift card' }).uncheck();
  await owner.page.getByRole('switch', { name: 'Customers can ask for news and offers by e-mail' }).check();
  await owner.press('Save');
  await owner.sees('The checkout settings were saved');
  await owner.page.reload();
  await owner.sees('Terms and conditions');
  expect(await owner.page.getByLabel('Your question').inputValue()).toBe('How did you find us?');
  for (const javaScriptEnabled of [true, false])
    problems.push(...(await aCustomerAnswers(shop, { javaScriptEnabled })));
  expect(problems).toEqual([]);
  await owner.leave();
}

async function writeTerms(owner: Person, problems: string[]): Promise<void> {
  await owner.press('Write Terms and conditions');
  await owner.page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Prints are made to order.');
  await owner.page.getByRole('switch', { name: 'Shown on the site' }).check();
  problems.push(...(await inspect(owner, 'checkout-settings-policy')));
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await owner.sees('Terms and conditions was saved');
  await owner.sees('Shown');
}

/** A customer is told what is missing, beside the fields, and orders once everything is there. */
async function aCustomerAnswers(shop: Shop, { javaScriptEnabled }: { javaScriptEnabled: boolean }): Promise<string[]> {
  const visitor = await shop.newVisitor({ javaScriptEnabled });
  const { page } = visitor;
  // pages without scripts do not run those that check them
  const look = async (name: string): Promise<string[]> => (javaScriptEnabled ? inspect(visitor, name) : []);
  await visitor.goTo(`/product-page/${CARDS}`);
  await putIntoCart(visitor);
  await visitor.goTo('/cart');
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await fillInAddress(visitor);
  const offer = page.getByRole('checkbox', { name: /E-mail me news and offers/ });
  expect(await offer.isChecked()).toBe(false);
  await offer.check();
  await visitor.press('Pay €');
  await visitor.sees('Enter your phone number.');
  await visitor.sees('Fill in “How did you find us?”.');
  await visitor.sees('Tick this box to place your order.');
  expect(await offer.isChecked()).toBe(true);
  expect(await page.getByLabel('Company').count()).toBe(0);
  expect(await page.getByLabel('Gift card').count()).toBe(0);
  const problems = await look('checkout-asked');
  await visitor.fill('Phone', '+49 30 123456');
  await visitor.fill('How did you find us?', 'By chance');
  await page.getByLabel('Note to the shop').fill('Ring twice');
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link', { name: 'Terms and conditions' }).click(),
  ]);
  await terms.getByText('Prints are made to order.').waitFor();
  await terms.close();
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.goTo('/policies/terms');
  await visitor.seesHeading('Terms and conditions');
  problems.push(...(await look('policy')));
  await visitor.leave();
  return problems;
}

type Styled = { getComputedStyle(element: Element): { backgroundColor: string } };

/** In the page: the background of an element. */
const groundOf = (element: Element) => (globalThis as unknown as Styled).getComputedStyle(element).backgroundColor;

/** The owner gives the checkout a look, which its preview and its page have, and takes it back. */
export async function theCheckoutHasALook(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/checkout');
  const preview = owner.page.frameLocator('iframe[title="Preview of the checkout"]');
  const saved = owner.page.getByText('The look of the checkout was saved');
  const colours = { 'Header background': '#123456', 'Page background': '#14110f', 'Order button': '#ffd400' };
  await owner.fill('Name in the header', 'The Till');
  await owner.page.getByLabel('Position of the name').selectOption('In the middle');
  await owner.fill('Rounded corners (pixels)', '200');
  for (const [label, colour] of Object.entries(colours)) await owner.fill(label, colour);
  const form = owner.page.locator('form', { has: owner.page.getByLabel('Name in the header') });
  await form.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Enter a number from 0 to 100');
  await owner.fill('Rounded corners (pixels)', '');
  await preview.getByText('The Till').waitFor();
  expect(await preview.locator('.checkout-pay .button').evaluate(groundOf)).toBe('rgb(255, 212, 0)');
  const problems = await inspect(owner, 'checkout-settings-look');
  await form.getByRole('button', { name: 'Save' }).click();
  await saved.waitFor();

  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, CARDS);
  await visitor.page.getByRole('banner').getByText('The Till').waitFor();
  expect(await visitor.page.locator('.checkout-pay .button').evaluate(groundOf)).toBe('rgb(255, 212, 0)');
  expect(await visitor.page.getByRole('banner').evaluate(groundOf)).toBe('rgb(18, 52, 86)');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  problems.push(...(await inspect(visitor, 'checkout-look')));

  for (const label of ['Name in the header', ...Object.keys(colours)]) await owner.fill(label, '');
  await owner.page.getByLabel('Position of the name').selectOption('At the side');
  await saved.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Save' }).click();
  await saved.waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole('banner').getByText('Halftone').waitFor();
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** Who orders too little is told so in the cart and at checkout. */
export async function aMinimumIsAsked(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, CARDS);
  const checkout = visitor.page.url();
  const owner = await signedInOwner(shop, 'settings/checkout');
  await owner.page.getByLabel(/^Minimum order/).fill('5000');
  await owner.press('Save');
  await owner.sees('The checkout settings were saved');
  await visitor.goTo('/cart');
  await visitor.sees('The minimum order is €5,000.00');
  expect(await visitor.page.getByRole('main').getByRole('button', { name: 'Check out' }).count()).toBe(0);
  const problems = await inspect(visitor, 'cart-below-minimum');
  await visitor.goTo(checkout);
  await fillInAddress(visitor);
  await visitor.sees('The minimum order is €5,000.00');
  problems.push(...(await inspect(visitor, 'checkout-below-minimum')));
  await owner.page.getByLabel(/^Minimum order/).fill('');
  await owner.press('Save');
  // what was said of the first change may still be there: the settings are saved once visitors see it
  const canCheckOut = async () => {
    await visitor.goTo('/cart');
    return visitor.page.getByRole('main').getByRole('button', { name: 'Check out' }).count();
  };
  await expect.poll(canCheckOut, { timeout: PATIENCE_MS }).toBe(1);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The owner charges a handling fee, which customers see before they pay. */
export async function aHandlingFeeIsCharged(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/checkout');
  await owner.page.getByLabel(/^Fee \(EUR\)/).fill('2.50');
  await owner.press('Save');
  await owner.sees('Enter the name that customers read');
  await owner.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Packed by hand');
  const problems = await inspect(owner, 'handling-fee-settings');
  await owner.press('Save');
  await owner.sees('The checkout settings were saved');

  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, CARDS);
  await fillInAddress(visitor);
  await visitor.sees('Packed by hand');
  await visitor.sees('€2.50');
  problems.push(...(await inspect(visitor, 'checkout-handling-fee')));
  await owner.page.getByLabel(/^Fee \(EUR\)/).fill('');
  await owner.press('Save');
  await owner.sees('The checkout settings were saved');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** Customers tip by what the shop offers and by an amount of their own, with and without JavaScript. */
export async function customersTip(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/checkout');
  await owner.page.getByRole('switch', { name: 'Customers can tip' }).check();
  await owner.fill('Third (%)', '200');
  await owner.press('Save tips');
  await owner.sees('Enter at most 100');
  await owner.fill('Third (%)', '');
  const problems = await inspect(owner, 'tip-settings');
  await owner.press('Save tips');
  await owner.page.getByRole('alert').getByText('Customers can tip').waitFor();

  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, CARDS);
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  await visitor.choose('15%');
  await visitor.sees('€2.18');
  await visitor.choose('Another amount');
  await visitor.page.getByLabel('Amount in EUR').fill('much');
  await visitor.press('Pay €');
  await visitor.sees('Enter an amount such as 2.50.');
  problems.push(...(await inspect(visitor, 'checkout-tip')));
  await visitor.page.getByLabel('Amount in EUR').fill('3,50');
  await visitor.page.getByLabel('Amount in EUR').blur();
  await visitor.sees('€3.50');
  await visitor.page.locator('.order-summary[aria-busy="false"]').waitFor();
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('€3.50');
  problems.push(...(await inspect(visitor, 'thank-you-tip')));

  const other = await shop.newVisitor({ javaScriptEnabled: false });
  await goToCheckout(other, CARDS);
  await fillInAddress(other);
  await other.choose('10%');
  await other.press('Pay €');
  // the total of the page did not have the tip
  await other.sees('The total is now');
  await other.press('Pay €');
  await other.seesHeading('Thank you, Ada');
  await other.sees('€1.45');
  await owner.goTo('orders');
  await owner.page
    .getByRole('link', { name: /^\d{5}/ })
    .first()
    .click();
  await owner.sees('For the business');
  await owner.press('Share tip');
  await owner.sees('Everyone chosen gets an equal share.');
  await owner.page.getByRole('checkbox').first().check();
  problems.push(...(await inspect(owner, 'order-share-tip')));
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Share tip' }).click();
  await owner.sees('The tip is shared');
  await expect.poll(() => owner.page.getByText('For the business').count()).toBe(0);
  problems.push(...(await inspect(owner, 'order-tip')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave(), other.leave()]);
}

/** The owner enters a rate, changes it and removes it. */
export async function theOwnerEntersRates(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/currencies');
  await owner.sees('No other currencies');
  await owner.press('Add currency');
  await owner.fill('Currency', 'DOL');
  await owner.fill('1 EUR in this currency', '1,0.8');
  await owner.press('Save');
  await owner.sees('Enter the code of a currency, such as USD');
  await owner.sees('Enter a number such as 1.0842');
  await owner.fill('Currency', 'usd');
  await owner.fill('1 EUR in this currency', '1,0842');
  await owner.press('Save');
  await owner.sees('1 EUR = 1.0842 USD');
  const problems = await inspect(owner, 'currency-rates');
  await owner.press('Edit USD');
  await owner.fill('1 EUR in this currency', '1.1');
  problems.push(...(await inspect(owner, 'currency-rate')));
  await owner.press('Save');
  await owner.sees('1 EUR = 1.1 USD');
  await owner.press('Remove USD');
  await owner.press('Remove currency');
  await owner.sees('No other currencies');
  expect(problems).toEqual([]);
  await owner.leave();
}
