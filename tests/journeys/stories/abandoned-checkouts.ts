import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/**
 * The owner looks at what buyers left, reminds one of them, who comes back by the link in the mail in a browser of her own
 * and wants no more reminders. Then the owner has reminders sent, and deletes what is of no use.
 */
export async function theOwnerWinsABuyerBack(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const problems: string[] = [];
  await owner.follow('Abandoned checkouts');
  await owner.seesHeading('Abandoned checkouts');
  await owner.sees('in the last 30 days');
  await owner.sees('Sam Whitaker');
  await page
    .getByRole('img', { name: /^Chart of abandoned/ })
    .locator('svg')
    .first()
    .waitFor();
  problems.push(...(await inspect(owner, 'dashboard-abandoned-checkouts')));
  await owner.press('Show as table');
  await page.getByRole('table', { name: 'Abandoned checkouts per day' }).waitFor();
  await page.getByRole('radiogroup').getByText('Recovered').click();
  await page.getByRole('link', { name: 'Sam Whitaker' }).waitFor({ state: 'detached' });
  await page.getByRole('radiogroup').getByText('All', { exact: true }).click();
  await page.getByRole('searchbox').fill('moreau');
  await page.getByRole('link', { name: 'Sam Whitaker' }).waitFor({ state: 'detached' });
  await owner.follow('Pauline Moreau');
  await owner.seesHeading('Checkout of Pauline Moreau');
  await owner.sees('The customer left the checkout');
  await owner.press('Send a reminder');
  await page.getByRole('dialog', { name: 'Send a reminder now?' }).getByRole('button', { name: 'Send' }).click();
  await owner.sees('A reminder was sent');
  problems.push(...(await inspect(owner, 'dashboard-abandoned-checkout')));

  const mail = await shop.mailTo('pauline@customers.example', /left something/);
  const link = /http\S+redirect-to-checkout\S+/.exec(mail.text)?.[0] ?? '';
  const end = /http\S+\/reminders\/\S+\/unsubscribe/.exec(mail.text)?.[0] ?? '';
  const pauline = await shop.newVisitor();
  await pauline.goTo(link);
  await pauline.sees('Garden Notes');
  expect(await pauline.page.getByLabel('E-mail').first().inputValue()).toBe('pauline@customers.example');
  await pauline.goTo(end);
  await pauline.seesHeading('No more reminders?');
  problems.push(...(await inspect(pauline, 'end-of-reminders')));
  await pauline.press('Stop reminders');
  await pauline.seesHeading('We won’t send you reminders again.');
  await pauline.leave();

  await owner.follow('Abandoned checkouts');
  await owner.follow('Reminders');
  await owner.seesHeading('Reminders');
  await page.getByRole('switch', { name: 'Remind customers by e-mail' }).check({ force: true });
  await page.getByRole('switch', { name: 'Remind them once more' }).check({ force: true });
  await owner.fill('Hours after the first e-mail', '48');
  await owner.sees('reminded once more, 48 hours later');
  await owner.press('Save');
  await owner.sees('The settings were saved');
  problems.push(...(await inspect(owner, 'dashboard-reminders')));

  await page.getByRole('main').getByRole('link', { name: 'Abandoned checkouts' }).click();
  await page.getByRole('checkbox', { name: /Sam Whitaker/ }).check();
  await page.getByRole('region', { name: 'Selected checkouts' }).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete 1 checkout?' })
    .getByRole('button', { name: 'Delete 1 checkout' })
    .click();
  await owner.sees('1 checkout was deleted');
  await page.getByRole('link', { name: 'Sam Whitaker' }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await owner.leave();
}
