import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';

/** The address in a mail. */
const linkIn = (text: string): string => new URL(/http\S+\/orders\/\S+/.exec(text)?.[0] ?? '').pathname;

/** A buyer without an account follows the link in the mail on another device, orders again, and asks for a new link. */
export async function aGuestComesBackToAnOrder(shop: Shop): Promise<void> {
  const problems: string[] = [];
  const buyer = await shop.newVisitor();
  const number = await buy(buyer, 'thirty-three');
  await buyer.leave();

  const mail = await shop.mailTo('ada@example.test', new RegExp(number));
  const elsewhere = await shop.newVisitor();
  const path = linkIn(mail.text);
  await elsewhere.goTo(path);
  await elsewhere.seesHeading(`Order ${number}`);
  await elsewhere.sees('Thirty-Three');
  problems.push(...(await inspect(elsewhere, 'guest-order')));
  await elsewhere.press('Order again');
  await elsewhere.sees('The items of your order are in your cart, at today’s prices.');
  problems.push(...(await inspect(elsewhere, 'guest-order-again')));

  await elsewhere.goTo(`${path.slice(0, -3)}AAA`);
  await elsewhere.sees('This link doesn’t work any more. Ask for a new one.');
  problems.push(...(await inspect(elsewhere, 'guest-order-lost')));
  elsewhere.watch.problems.splice(0); // the page answers 404, as it should
  await elsewhere.fill('Order number', number);
  await elsewhere.fill('E-mail address', 'nobody');
  await elsewhere.press('Send link');
  await elsewhere.page.locator('[aria-invalid=true]').first().waitFor();
  await elsewhere.fill('Order number', number);
  await elsewhere.fill('E-mail address', 'ada@example.test');
  await elsewhere.press('Send link');
  await elsewhere.seesHeading('Check your e-mail');
  problems.push(...(await inspect(elsewhere, 'guest-order-sent')));
  const again = await shop.mailTo('ada@example.test', /the link to your order that you asked for/);
  await elsewhere.goTo(linkIn(again.text));
  await elsewhere.seesHeading(`Order ${number}`);
  expect(problems).toEqual([]);
  elsewhere.watch.problems.splice(0);
  await elsewhere.leave();
}
