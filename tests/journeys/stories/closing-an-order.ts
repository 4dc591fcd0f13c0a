import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { buyTwo } from './fulfilling.ts';

const REASON = 'The frame broke in our hands. We are sorry!';

/** The owner writes a note, tags the order, cancels it with restock and mail, and archives it. */
export async function theOwnerCancelsAnOrder(shop: Shop): Promise<void> {
  const email = 'grace-changes-her-mind@example.test';
  const [owner, grace] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const number = await buyTwo(grace, email);
  const { page } = owner;
  const dialog = page.getByRole('dialog');
  const problems: string[] = [];

  await owner.follow('Orders');
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);

  await owner.press('Add note');
  await owner.fill('Note', 'Grace called');
  problems.push(...(await inspect(owner, 'dashboard-order-note')));
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await owner.sees('Grace called');
  await page.getByRole('button', { name: /^Actions for the note/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await owner.fill('Note', 'Grace called twice');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Grace called twice');

  await owner.press('Edit tags');
  await dialog.getByLabel('Tags', { exact: true }).fill('Fragile');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Private tags').fill('Call back');
  await page.keyboard.press('Enter');
  problems.push(...(await inspect(owner, 'dashboard-order-tags')));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await owner.sees('The tags were saved');
  await owner.sees('Call back');

  await owner.press('Cancel order');
  await dialog.getByText(/^No money is returned|^The customer owes nothing/).waitFor();
  await dialog.getByText('Its items go back into stock.').waitFor();
  await owner.fill('Message to the customer', REASON);
  problems.push(...(await inspect(owner, 'dashboard-order-cancel')));
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await owner.sees(`Order ${number} was cancelled`);
  await owner.sees('Cancelled');
  expect((await shop.mailTo(email, /cancelled/)).text).toContain(REASON);
  await expect.poll(() => page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);

  await owner.press('Archive');
  await owner.sees('The order is archived');
  await page.getByRole('button', { name: 'Unarchive' }).waitFor();
  problems.push(...(await inspect(owner, 'dashboard-order-cancelled')));

  await page.getByRole('button', { name: /^Actions for the note/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete note' }).click();
  await owner.sees('The note was deleted');
  await expect.poll(() => page.getByText('Grace called twice').count()).toBe(0);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), grace.leave()]);
}
