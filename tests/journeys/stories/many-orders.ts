import { readFile } from 'node:fs/promises';
import { connect, httpTransport, orders } from '@stoa/sdk';
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** Orders that a program has taken elsewhere, of which nothing is paid or sent; returns their numbers. */
async function sellElsewhere({ url, demo }: Shop, names: readonly string[]): Promise<string[]> {
  const headers = () => ({ authorization: demo.apiKey, 'wix-site-id': demo.siteId });
  const service = connect(orders, httpTransport({ baseUrl: url, headers }));
  const price = { amount: '20.00' };
  const line = {
    productName: { original: 'Oak stool' },
    itemType: { preset: 'PHYSICAL' },
    quantity: 1,
    price,
  };
  const numbers: string[] = [];
  for (const firstName of names) {
    const { order } = await service.createOrder({
      order: {
        status: 'APPROVED',
        channelInfo: { type: 'AMAZON' },
        lineItems: [line],
        priceSummary: { subtotal: price, total: price },
        billingInfo: { contactDetails: { firstName, lastName: 'Quill' } },
        buyerInfo: { email: `${firstName.toLowerCase()}@quill.example` },
        shippingInfo: {
          title: 'By post',
          logistics: { shippingDestination: { address: { country: 'DE', city: 'Bonn' } } },
        },
      } as never,
    });
    numbers.push(order?.number ?? '');
  }
  return numbers;
}

const row = ({ page }: Person, name: string) => page.getByRole('row').filter({ hasText: name });
const mark = async (owner: Person, names: readonly string[]) => {
  for (const name of names) await row(owner, name).getByRole('checkbox').check();
};

/** The owner finds the orders of one channel, keeps the view, pays, sends, tags, archives and exports them. */
export async function theOwnerWorksThroughOrders(shop: Shop): Promise<void> {
  const names = ['Ines', 'Jara', 'Kolja'];
  const [owner, numbers] = await Promise.all([signedInOwner(shop), sellElsewhere(shop, names)]);
  const { page } = owner;
  const problems: string[] = [];

  await owner.follow('Orders');
  await owner.follow('To fulfil');
  await owner.sees('Kolja Quill');
  await owner.press('Filters');
  await owner.select('Channel', 'Amazon');
  await owner.fill('Placed from', '2020-01-01');
  problems.push(...(await inspect(owner, 'dashboard-orders-filters')));
  await owner.press('Show orders');
  // the rows before are as many: the list is drawn for the new address once it names what was chosen
  await owner.sees(/^Placed: .*2020/);
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  problems.push(...(await inspect(owner, 'dashboard-orders-filtered')));

  await owner.press('Save view');
  await owner.fill('Name of the view', 'Amazon to fulfil');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Amazon to fulfil' }).waitFor();

  await mark(owner, ['Ines', 'Jara']);
  problems.push(...(await inspect(owner, 'dashboard-orders-selected')));
  await owner.press('Mark as paid');
  await owner.sees(/you received €40\.00 outside of this site/);
  problems.push(...(await inspect(owner, 'dashboard-orders-mark-paid')));
  await owner.press('Mark 2 orders as paid');
  await owner.sees('2 orders were marked as paid');

  await mark(owner, ['Ines', 'Jara']);
  await owner.press('Tags');
  await owner.fill('Add private tags', 'Rush');
  await page.keyboard.press('Enter');
  problems.push(...(await inspect(owner, 'dashboard-orders-tags')));
  await page.getByRole('dialog').getByRole('button', { name: 'Change tags' }).click();
  await owner.sees('2 orders were changed');

  await mark(owner, ['Ines', 'Jara']);
  // the filter has a button of its own, whose name ends with the same word
  await page.getByRole('button', { name: 'Fulfil', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Everything that is left of 2 orders/)
    .waitFor();
  problems.push(...(await inspect(owner, 'dashboard-orders-fulfil')));
  await page.getByRole('dialog').getByRole('button', { name: 'Fulfil 2 orders' }).click();
  await owner.sees('2 orders were fulfilled');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);

  await exportsWhatIsShown(owner, numbers);
  await archivesAndTakesBack(owner, numbers[2] ?? '');
  expect(problems).toEqual([]);
  await owner.leave();
}

/** The file has the orders that the list shows. */
async function exportsWhatIsShown(owner: Person, numbers: readonly string[]): Promise<void> {
  const { page } = owner;
  await owner.goTo('orders?channel=AMAZON&sort=oldest');
  await owner.sees('Ines Quill');
  await owner.press('Filters');
  await page.getByRole('combobox', { name: 'Tag' }).click();
  await page.getByRole('option', { name: 'Rush' }).click();
  await owner.press('Show orders');
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  const [file] = await Promise.all([page.waitForEvent('download'), owner.press('Export as CSV')]);
  expect(file.suggestedFilename()).toBe('orders.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual([numbers[1], numbers[0]]);
}

/** From the list into the archive and back, by keyboard alone. */
async function archivesAndTakesBack(owner: Person, number: string): Promise<void> {
  const { page } = owner;
  await owner.goTo('orders?archived=no&channel=AMAZON');
  await owner.sees('Kolja Quill');
  await tabTo(owner, `Select ${number}`);
  await page.keyboard.press('Space');
  await tabTo(owner, 'Archive', { most: 120 });
  await page.keyboard.press('Enter');
  await owner.sees('1 order was archived');
  await expect.poll(() => page.getByText('Kolja Quill').count()).toBe(0);
  await owner.press('Undo');
  await owner.sees('Kolja Quill');
}
