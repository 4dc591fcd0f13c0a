import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The owner looks a mail up, sends a copy of it, and sees what becomes of one that bounces. */
export async function theOwnerFollowsMails(shop: Shop): Promise<void> {
  const [owner, buyer] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const { page } = owner;
  const problems: string[] = [];
  const number = await buy(buyer, 'thirty-three');
  const { subject } = await shop.mailTo('ada@example.test', new RegExp(number));
  const sendCopyTo = async (address: string) => {
    await owner.press('Send again');
    await owner.fill('E-mail address', address);
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await owner.sees(`A copy is on its way to ${address}`);
    // the page of the copy opens
    await page.getByRole('main').getByText(address).first().waitFor();
  };

  await owner.goTo('emails?search=Ada@');
  await owner.seesHeading('E-mails');
  await page.getByRole('link', { name: subject }).first().waitFor();
  problems.push(...(await inspect(owner, 'dashboard-emails')));
  await owner.follow(subject);
  await owner.seesHeading(subject);
  await page.frameLocator('iframe').getByText('Thirty-Three').first().waitFor();
  problems.push(...(await inspect(owner, 'dashboard-email')));
  await sendCopyTo('ada@work.test');
  await shop.mailTo('ada@work.test', new RegExp(number));

  shop.mailbox.refuse({ at: 'RCPT TO', code: 550, text: '5.1.1 nobody here' });
  await sendCopyTo('gone@work.test');
  await owner.sees('The e-mail server says that this address takes no e-mail.');
  await owner.sees(/5\.1\.1 nobody here/);
  problems.push(...(await inspect(owner, 'dashboard-email-bounced')));
  await owner.goTo('');
  await owner.sees('1 e-mail that wasn’t delivered');
  problems.push(...(await inspect(owner, 'dashboard-home-mail-trouble')));
  shop.mailbox.open();
  await owner.follow('1 e-mail that wasn’t delivered');
  await owner.seesHeading('E-mails');
  await owner.follow(subject);
  await owner.press('Retry');
  await shop.mailTo('gone@work.test', new RegExp(number));
  await owner.sees(/^Sent$/);

  await owner.follow('See the order');
  await owner.seesHeading(`Order ${number}`);
  await page.getByRole('link', { name: subject }).first().waitFor();
  problems.push(...(await inspect(owner, 'dashboard-order-emails')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), buyer.leave()]);
}
