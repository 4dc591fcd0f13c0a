import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** Lets cards be held at checkout, and charged later by the owner; or charges them at once. */
const setHolding = ({ page }: Person, delayCaptureEnabled: boolean): Promise<number> =>
  page.evaluate(async (isHeld) => {
    const answer = await fetch('/ecom/v1/checkout-settings', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        checkoutSettings: { checkoutFields: { delayCaptureEnabled: isHeld } },
        fieldMask: 'checkoutFields.delayCaptureEnabled',
      }),
    });
    return answer.status;
  }, delayCaptureEnabled);

/** A card is held, captured by the owner, and refunded in part, with the item back in stock and a mail to the buyer. */
export async function theOwnerPaysBack(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const problems: string[] = [];
  expect(await setHolding(owner, true)).toBe(200);
  const number = await buy(visitor, 'tile-study-cards-set-of-six');
  expect(await setHolding(owner, false)).toBe(200);

  await owner.follow('Orders');
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);
  await owner.sees('holds €19.40 for you');
  // nothing is owed beside what is held
  expect(await owner.page.getByRole('button', { name: 'Mark as paid' }).count()).toBe(0);
  problems.push(...(await inspect(owner, 'dashboard-order-held')));
  await owner.press('Capture');
  await owner.sees('A payment can be captured only once');
  problems.push(...(await inspect(owner, 'dashboard-order-capture')));
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Capture' }).click();
  await owner.sees('The payment was captured');
  await owner.sees('Captured: Visa ending in 4242');

  await owner.press('Refund');
  await owner.page.getByLabel('Quantity of Tile Study Cards, Set of Six to refund').fill('1');
  await owner.sees('€14.50 goes back to the customer');
  await owner.sees('1 item goes back into stock.');
  await owner.fill('Reason', 'A card was missing');
  await owner.page.getByLabel('Send the customer an e-mail').check();
  await owner.fill('Your message', 'We are sorry about that.');
  problems.push(...(await inspect(owner, 'dashboard-order-refund')));
  await owner.press('Refund €14.50');
  await owner.sees('The money was refunded');
  await owner.sees('Refund: Visa ending in 4242');
  await owner.sees('Partly refunded');
  problems.push(...(await inspect(owner, 'dashboard-order-refunded')));

  const mail = await shop.mailTo('ada@example.test', new RegExp(`Refund for your order ${number}`));
  expect(mail.text).toContain('14.50');
  expect(mail.text).toContain('We are sorry about that.');
  expect(mail.text).toContain('A card was missing');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}
