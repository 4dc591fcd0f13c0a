import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The owner makes a pay link of two items, a visitor follows it to the checkout, and the owner switches it off and deletes it. */
export async function theOwnerSellsByALink(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems: string[] = [];
  await owner.follow('Pay links');
  await owner.sees('No pay links yet');
  problems.push(...(await inspect(owner, 'dashboard-pay-links-empty')));
  await owner.press('Create pay link');
  await add(owner, 'garden notes', 'Garden Notes');
  await add(owner, 'poppy field', 'Poppy Field');
  await page.getByLabel(/^Quantity of Garden Notes/).fill('2');
  problems.push(...(await inspect(owner, 'dashboard-pay-link')));
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await owner.sees('The pay link was created');
  await owner.sees(/2 × Garden Notes.*, Poppy Field/);
  problems.push(...(await inspect(owner, 'dashboard-pay-links')));

  await page.getByRole('button', { name: /^Copy the link to/ }).click();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  await page.getByRole('button', { name: /^QR code of the link to/ }).click();
  await page.getByRole('img', { name: /^QR code of the link to/ }).waitFor();
  problems.push(...(await inspect(owner, 'dashboard-pay-link-qr-code')));
  const [file] = await Promise.all([page.waitForEvent('download'), owner.follow('Download as SVG')]);
  expect(file.suggestedFilename()).toBe('pay-link.svg');
  expect(await text(await file.createReadStream())).toMatch(/^<svg /);
  await page.keyboard.press('Escape');
  const visitor = await shop.newVisitor();
  await visitor.goTo(link);
  await visitor.sees('Garden Notes');
  await visitor.sees('Poppy Field');

  await act(owner, 'Edit');
  await page.getByLabel(/^Quantity of Poppy Field/).fill('3');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await owner.sees('The pay link was saved');
  await owner.sees(/2 × Garden Notes.*, 3 × Poppy Field/);
  await act(owner, 'Switch off');
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await owner.sees('The pay link was switched off');
  await visitor.goTo(link);
  expect(new URL(visitor.page.url()).pathname).toBe('/');
  await visitor.leave();
  await act(owner, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await owner.sees('The pay link was deleted');
  await owner.sees('No pay links yet');
  expect(problems).toEqual([]);
  await owner.leave();
}

async function add({ page }: Person, words: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Add an item' });
  await field.fill(words);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await page.getByLabel(new RegExp(`^Quantity of ${name}`)).waitFor();
}

async function act({ page }: Person, action: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
