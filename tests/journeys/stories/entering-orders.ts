import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { buyTwo } from './fulfilling.ts';

/** Adds an item of the catalogue to a draft. */
async function addItem({ page }: Person, words: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add an item' }).fill(words);
  await page.getByRole('option', { name }).first().click();
  await page.getByLabel(new RegExp(`^Quantity of ${name}`)).waitFor();
}

/** The owner changes what was ordered, sees what that comes to, applies it, and refunds what was paid too much. */
export async function theOwnerEditsAnOrder(shop: Shop): Promise<void> {
  const email = 'grace-thinks-again@example.test';
  const [owner, grace] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const number = await buyTwo(grace, email);
  const { page } = owner;
  const problems: string[] = [];

  await owner.follow('Orders');
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);
  await owner.press('Edit order');
  await owner.seesHeading('Edit order');
  await owner.sees('Nothing to collect or refund');
  await page.getByRole('button', { name: /^Remove Thirty-Three/ }).click();
  await owner.sees('Removed');
  await owner.sees(/^To refund: €/);

  await owner.press('Add a custom item');
  const dialog = page.getByRole('dialog');
  await owner.fill('Name', 'Hand-written card');
  await dialog.getByLabel(/^Price in/).fill('2,50');
  problems.push(...(await inspect(owner, 'dashboard-draft-custom-item')));
  await dialog.getByRole('button', { name: 'Add' }).click();
  await owner.sees('Hand-written card');

  await owner.press('Add a discount');
  await dialog.getByLabel(/^Per cent/).fill('250');
  await dialog.getByRole('button', { name: 'Add discount' }).click();
  await owner.sees('Enter a number from 0.01 to 100.');
  await dialog.getByLabel(/^Per cent/).fill('10');
  await owner.fill('Name', 'For the trouble');
  await dialog.getByRole('button', { name: 'Add discount' }).click();
  await owner.sees('For the trouble');
  problems.push(...(await inspect(owner, 'dashboard-draft-edit')));

  await owner.press('Apply changes');
  await owner.sees(/was paid too much\. No money moves by itself/);
  await owner.fill('Reason', 'Grace called');
  problems.push(...(await inspect(owner, 'dashboard-draft-apply')));
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await owner.sees(`Order ${number} was changed`);
  await owner.seesHeading(`Order ${number}`);
  await owner.sees('Order edited');
  await owner.sees('Grace called');
  await owner.sees('Hand-written card');
  expect((await shop.mailTo(email, /changed/)).text).toContain('Hand-written card');

  await owner.sees(/^-€\d/);
  problems.push(...(await inspect(owner, 'dashboard-order-edited')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), grace.leave()]);
}

/** The owner takes an order by phone, and the customer gets a link to pay it. */
export async function theOwnerTakesAnOrderByPhone(shop: Shop): Promise<void> {
  const email = 'ida-calls@example.test';
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const dialog = page.getByRole('dialog');
  const problems: string[] = [];

  await owner.follow('Orders');
  await owner.press('New order');
  await owner.seesHeading('New order');
  await owner.sees('Nothing yet. Search for a product');
  await addItem(owner, 'garden notes', 'Garden Notes');
  await page.getByLabel(/^Quantity of Garden Notes/).fill('2');
  await page.keyboard.press('Tab');
  await owner.sees(/× 2/);

  await owner.press('Choose a customer');
  await owner.fill('E-mail', 'ida');
  await dialog.getByRole('button', { name: 'Save customer' }).click();
  await dialog
    .getByText(/e-mail address/i)
    .first()
    .waitFor();
  await owner.fill('E-mail', email);
  await owner.fill('First name', 'Ida');
  await owner.fill('Last name', 'Ring');
  await dialog.getByLabel('Country').fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await dialog.getByLabel(/^Street/).fill('Torstraße 1');
  await dialog.getByLabel(/^Postal code/).fill('10119');
  await dialog.getByLabel(/^Town/).fill('Berlin');
  problems.push(...(await inspect(owner, 'dashboard-draft-customer')));
  await dialog.getByRole('button', { name: 'Save customer' }).click();
  await owner.sees('Ida Ring');

  await page.getByRole('radio', { name: /^Standard delivery/ }).check();
  await owner.sees('Delivery (Standard delivery)');
  problems.push(...(await inspect(owner, 'dashboard-draft-new')));

  await owner.press('Place order');
  await owner.sees('Request payment by e-mail');
  problems.push(...(await inspect(owner, 'dashboard-draft-place')));
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await owner.sees(/^Order \d+ was placed$/);
  await page.getByRole('heading', { name: /^Order \d+$/, level: 1 }).waitFor();
  await owner.sees('Unpaid');
  const [link = ''] = /http\S+/.exec((await shop.mailTo(email, /[Pp]ayment/)).text) ?? [];

  const ida = await shop.newVisitor();
  await ida.goTo(link);
  await ida.sees(/Payment for order/);
  await ida.leave();

  await owner.follow('Orders');
  await owner.press('New order');
  await owner.seesHeading('New order');
  await addItem(owner, 'poppy field', 'Poppy Field');
  await owner.follow('Drafts');
  await owner.seesHeading('Drafts');
  await owner.sees(/^Poppy Field/);
  problems.push(...(await inspect(owner, 'dashboard-drafts')));
  await page
    .getByRole('link', { name: /^Poppy Field/ })
    .first()
    .click();
  await owner.press('Delete draft');
  await dialog.getByRole('button', { name: 'Delete draft' }).click();
  await owner.sees('The draft was deleted');
  await owner.sees('No drafts');
  expect(problems).toEqual([]);
  await owner.leave();
}
