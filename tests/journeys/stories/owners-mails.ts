import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The owner looks at the mail about new orders, chooses who gets it, and switches it off. */
export async function theOwnerDecidesAboutMails(shop: Shop): Promise<void> {
  const [owner, buyer] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const { page } = owner;
  const packing = 'packing@halftone.test';
  const problems: string[] = [];

  await owner.goTo('settings/emails?email=login-code');
  await owner.sees('Your site can’t do without this e-mail');
  await owner.goTo('settings/emails?email=new-order');
  await owner.sees(/^Subject: /);
  await owner.press('Send me a test');
  await owner.sees(/^A test is on its way to/);
  await shop.mailTo(shop.demo.ownerEmail, /New order 10042/);

  await owner.fill('Who gets it', packing);
  await page.keyboard.press('Enter');
  problems.push(...(await inspect(owner, 'dashboard-letter-recipients')));
  await owner.press('Save');
  await owner.sees('The addresses were saved');
  const number = await buy(buyer, 'thirty-three');
  const told = await shop.mailTo(packing, new RegExp(`New order ${number}`));
  expect(told.text).toContain('Thirty-Three');
  await owner.goTo(new URL(/http\S+\/orders\/\S+/.exec(told.text)?.[0] ?? '').href);
  await owner.seesHeading(`Order ${number}`);

  await owner.goTo('settings/emails?email=new-order');
  await page.getByRole('switch', { name: 'Send this e-mail' }).click();
  await owner.sees('This e-mail is no longer sent');
  problems.push(...(await inspect(owner, 'dashboard-letter-off')));
  const second = await buy(buyer, 'thirty-three');
  await shop.mailTo('ada@example.test', new RegExp(second));
  expect(shop.mailsTo(packing, new RegExp(`New order ${second}`))).toEqual([]);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), buyer.leave()]);
}
