import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { goToCheckout, orderNumber, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import { type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { register } from './account.ts';

const CONFIRMED = /Thank you for your order/;
const TRACKING = '00340434292135100186';

/** A new member buys two prints; returns the number of the order. */
export async function buyTwo(grace: Person, email: string): Promise<string> {
  await register(grace, email);
  await grace.goTo('/product-page/poppy-field');
  await putIntoCart(grace);
  await goToCheckout(grace, 'thirty-three');
  await grace.select('Country', 'Germany');
  await grace.fill('Street and house number', 'Torstraße 1');
  await grace.fill('Postal code', '10119');
  await grace.fill('Town or city', 'Berlin');
  await grace.sees('Standard delivery');
  await grace.press('Pay €');
  await grace.seesHeading('Thank you, Grace');
  return orderNumber(grace);
}

/** The owner sends one item by keyboard alone, with tracking; the customer follows it. The rest follows, and is undone. */
export async function theOwnerSendsAnOrder(shop: Shop): Promise<void> {
  const email = 'grace-waits@example.test';
  const [owner, grace] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const number = await buyTwo(grace, email);
  const problems: string[] = [];

  await owner.follow('Orders');
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);
  await owner.sees('Not sent yet');
  await printForTheParcel(owner, number, problems);
  await sendOneByKeyboard(owner, problems);
  await owner.sees('Partly fulfilled');
  await owner.sees(`DHL · ${TRACKING}`);
  problems.push(...(await inspect(owner, 'dashboard-order-partly-sent')));

  const mail = await shop.mailTo(email, /on its way/);
  expect(mail.text).toContain(TRACKING);
  expect(mail.text).toContain('Poppy Field');
  expect(mail.text).not.toContain('Thirty-Three');
  await grace.goTo('/account/orders');
  await grace.sees('Partly sent');
  problems.push(...(await inspect(grace, 'account-orders-partly-sent')));
  await grace.follow(number);
  const link = grace.page.getByRole('link', { name: 'Track this parcel' });
  expect(await link.getAttribute('href')).toContain(TRACKING);
  problems.push(...(await inspect(grace, 'account-order-partly-sent')));

  await sendMailsAgain(owner, shop, email);
  problems.push(...(await inspect(owner, 'dashboard-order-mails-again')));
  await owner.press('Mark all as fulfilled');
  await owner.sees('All items are marked as fulfilled');
  await owner.sees('Order fulfilled');
  await expect.poll(() => owner.page.getByRole('button', { name: 'Fulfil items' }).count()).toBe(0);
  await owner.page
    .getByRole('button', { name: /^Actions for the fulfilment/ })
    .last()
    .click();
  await owner.page.getByRole('menuitem', { name: 'Undo fulfilment' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Undo fulfilment' }).click();
  await owner.sees('Not sent yet');
  await owner.sees('Order marked as unfulfilled');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), grace.leave()]);
}

/** A packing slip of the order, and a label of the order as one that is marked in the list. Both are files. */
async function printForTheParcel(owner: Person, number: string, problems: string[]): Promise<void> {
  const { page } = owner;
  const printed = async (button: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), owner.press(button)]);
    return (await readFile(await file.path())).subarray(0, 5).toString();
  };
  expect(await printed('Print packing slip')).toBe('%PDF-');
  await owner.follow('Orders');
  await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  problems.push(...(await inspect(owner, 'dashboard-orders-marked')));
  expect(await printed('Print labels')).toBe('%PDF-');
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);
}

/** The customer lost the mails, and gets both again. */
async function sendMailsAgain(owner: Person, shop: Shop, email: string): Promise<void> {
  const { page } = owner;
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => shop.mailsTo(email, CONFIRMED)).toHaveLength(1);
  await page.getByRole('button', { name: /^Actions for the fulfilment/ }).click();
  await page.getByRole('menuitem', { name: 'Send e-mail again' }).click();
  await confirm();
  await owner.sees('The dispatch confirmation was sent again');
  await owner.press('Send confirmation again');
  await confirm();
  await owner.sees('The order confirmation was sent again');
  await expect.poll(() => shop.mailsTo(email, /on its way/)).toHaveLength(2);
  await expect.poll(() => shop.mailsTo(email, CONFIRMED)).toHaveLength(2);
}

async function sendOneByKeyboard(owner: Person, problems: string[]): Promise<void> {
  const { page } = owner;
  const { keyboard } = page;
  await tabTo(owner, 'Fulfil items');
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Fulfil items' }).locator(':focus').waitFor();
  problems.push(...(await inspect(owner, 'dashboard-order-fulfil')));
  // the second product stays here
  await tabTo(owner, 'Quantity of Thirty-Three, Size: 30 × 40 cm, Frame: None');
  await keyboard.press('ArrowDown');
  await tabTo(owner, 'Carrier');
  await keyboard.type('DHL');
  await tabTo(owner, 'Tracking number');
  await keyboard.type(TRACKING);
  await keyboard.press('Enter');
  await owner.sees('The items were fulfilled, and the customer gets an e-mail');
}
