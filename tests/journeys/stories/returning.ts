import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const ADA = 'ada@example.test';
const linkIn = (text: string): string => new URL(/http\S+\/orders\/\S+/.exec(text)?.[0] ?? '').pathname;

/** A guest asks to return an item; the owner approves, receives and refunds it, and the guest is told of each step. */
export async function aGuestReturnsAnItem(shop: Shop): Promise<void> {
  const problems: string[] = [];
  const owner = await signedInOwner(shop);
  await owner.goTo('/dashboard/settings/checkout');
  await owner.page.getByRole('switch', { name: 'Customers can ask for returns' }).click({ force: true });
  await owner.fill('What customers read before they ask', 'Items must be unused.');
  await owner.press('Save return settings');
  await owner.sees(/^Customers can ask for returns$/);

  const buyer = await shop.newVisitor();
  const number = await buy(buyer, 'thirty-three');
  const mail = await shop.mailTo(ADA, new RegExp(number));
  await buyer.goTo(linkIn(mail.text));
  await buyer.page.getByText('Return items').click();
  await buyer.sees('Items must be unused.');
  await buyer.fill('Thirty-Three', '1');
  await buyer.page.getByLabel(/^Anything else we should know/).fill('A corner is bent.');
  buyer.watch.expect(422, linkIn(mail.text));
  await buyer.press('Ask for a return');
  await buyer.page.getByRole('link', { name: 'Choose a reason for the return.' }).click();
  problems.push(...(await inspect(buyer, 'guest-return-refused')));
  expect(await buyer.page.getByLabel('Thirty-Three').inputValue()).toBe('1');
  expect(await buyer.page.getByLabel(/^Anything else we should know/).inputValue()).toBe('A corner is bent.');
  await buyer.page.getByLabel('Reason').selectOption({ label: 'It arrived damaged' });
  problems.push(...(await inspect(buyer, 'guest-return-form')));
  await buyer.press('Ask for a return');
  await buyer.sees('We’ve received your request. We’ll answer by e-mail.');
  problems.push(...(await inspect(buyer, 'guest-return-requested')));
  await shop.mailTo(ADA, /look at your request and answer by e-mail/);

  await owner.goTo('/dashboard/orders/returns');
  await owner.sees('Requested');
  problems.push(...(await inspect(owner, 'dashboard-returns')));
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);
  await owner.sees('A corner is bent.');
  problems.push(...(await inspect(owner, 'dashboard-order-return')));
  await owner.press('Approve');
  await owner.fill('How to send the items back', 'Send it to Mill Lane 4.');
  problems.push(...(await inspect(owner, 'dashboard-return-approve')));
  await owner.press('Approve return');
  await owner.sees('The return was approved');
  const approved = await shop.mailTo(ADA, new RegExp(`Your return for order ${number} is approved`));
  expect(approved.text).toContain('Send it to Mill Lane 4.');
  await owner.press('Mark as received');
  await owner.sees('Refund these items with “Refund”');

  await owner.press('Refund');
  await owner.page.getByLabel('Quantity of Thirty-Three to refund').fill('1');
  await owner.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund €/ })
    .click();
  await owner.sees('The money was refunded');
  await owner.sees('Return refunded');
  await buyer.goTo(linkIn(mail.text));
  await buyer.page.locator('#returns').getByText('Refunded').waitFor();
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), buyer.leave()]);
}
