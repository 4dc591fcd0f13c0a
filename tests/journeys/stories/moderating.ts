import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { focused, type Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const waitingList = ({ page }: Person) => page.getByRole('navigation', { name: 'Waiting reviews' });
const current = async (person: Person) =>
  (await waitingList(person).locator('[aria-current] p').first().textContent()) ?? '';
const countWaiting = (person: Person) => waitingList(person).getByRole('button').count();

/** Decides on reviews and replies without a pointer. What is typed decides nothing, and drafts are kept. */
export async function theOwnerModeratesByKeyboard(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { keyboard } = owner.page;
  await owner.page.getByRole('link', { name: /\d+ reviews to approve or reject/ }).click();
  await owner.seesHeading('Reviews');
  await owner.sees('reviews are waiting');
  const waiting = await countWaiting(owner);
  const first = await current(owner);

  await keyboard.press('j');
  const second = await current(owner);
  expect(second).not.toBe(first);
  await keyboard.press('k');
  expect(await current(owner)).toBe(first);

  await keyboard.press('e');
  expect(await focused(owner)).toBe('Your reply');
  await keyboard.type('Thank you, dear reader of jokes');
  await owner.sees('The draft is kept in this browser');
  await keyboard.press('Escape');
  await keyboard.press('j');
  await keyboard.press('k');
  expect(await countWaiting(owner)).toBe(waiting);
  expect(await owner.page.getByLabel('Your reply').inputValue()).toBe('Thank you, dear reader of jokes');
  await keyboard.press('Enter');
  await keyboard.press('Control+Enter');
  await owner.sees('The reply was saved.');
  await keyboard.press('Escape');

  await keyboard.press('a');
  await owner.page.getByRole('status').getByText(`Approved: “${first}”`).waitFor();
  expect(await current(owner)).toBe(second);
  await keyboard.press('u');
  await owner.sees('waits again');
  expect(await current(owner)).toBe(first);
  await keyboard.press('a');
  await keyboard.press('r');
  await owner.page.getByRole('status').getByText(`Rejected: “${second}”`).waitFor();
  expect(await countWaiting(owner)).toBe(waiting - 2);

  await keyboard.press('?');
  await owner.page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await keyboard.press('a');
  await owner.page.getByRole('switch', { name: 'Use these keys' }).uncheck();
  await keyboard.press('Escape');
  await owner.page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
  await keyboard.press('a');
  expect(await countWaiting(owner)).toBe(waiting - 2);

  await owner.page.locator('nav[aria-label="Waiting reviews"][aria-busy="false"]').waitFor();
  await owner.page.reload();
  await owner.sees('reviews are waiting');
  expect(await countWaiting(owner)).toBe(waiting - 2);
  await owner.leave();
}

/** The list finds reviews, changes many at once, and leads to one with its reply and history. */
export async function theOwnerDecidesOnManyReviews(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'reviews/all?status=IN_MODERATION');
  const { page } = owner;
  await owner.sees('reviews on this page');
  await page.getByRole('checkbox', { name: 'Select all reviews on this page' }).check();
  await owner.press('Approve');
  await owner.sees(/^\d+ reviews were approved$/);
  await owner.sees('No review is waiting');
  await owner.goTo('reviews/queue');
  await owner.sees('Nothing waits');

  await owner.goTo('reviews/all?stars=1&status=APPROVED');
  await owner.sees('1 star');
  const one = page.getByRole('main').getByRole('table').getByRole('link').first();
  const name = (await one.textContent()) ?? '';
  await one.click();
  await owner.seesHeading(name);
  await owner.press('Reject');
  await owner.sees('The review was rejected');
  await owner.fill('Your reply', 'We are sorry about that.');
  await owner.press('Save reply');
  await owner.sees('The reply was saved.');
  await owner.press('Remove reply');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove reply' }).click();
  await owner.sees('The reply was removed.');
  await owner.press('Delete');
  await owner.press('Delete review');
  await owner.sees('The review was deleted');
  await owner.seesHeading('Reviews');

  const download = page.waitForEvent('download');
  await owner.press('Export all');
  const file = await (await download).path();
  await owner.press('Import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'reviews.csv',
    mimeType: 'text/csv',
    buffer: await readFile(file),
  });
  await owner.sees(/were here already/);
  await owner.press('Done');
  await owner.leave();
}

/** The settings say what they do before they are saved. */
export async function theOwnerSetsRulesForReviews(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'reviews/settings');
  await owner.sees('Everyone can review your products.');
  await owner.choose('Customers');
  await owner.press('Add a rule');
  await owner.select('What rule 2 looks for', 'Few stars');
  await owner.select('What rule 2 does', 'be rejected');
  await owner.fill('Your own words', 'rubbish');
  await owner.page.keyboard.press('Enter');
  const sentence =
    'Only customers who bought a product can review it. A new review is rejected if it has 2 stars or fewer. It waits ' +
    'for approval if it contains a swear word or your own word, contains a web or e-mail address, or repeats the text of ' +
    'another review. All others are published at once.';
  await owner.sees(sentence);
  await owner.press('Save');
  await owner.sees('The settings were saved');
  await owner.page.reload();
  await owner.sees(sentence);
  await owner.choose('Your team decides');
  await owner.sees('Every new review waits until someone on your team approves it.');
  await owner.sees('These words are only looked for while rules decide.');
  await owner.press('Discard');
  await owner.leave();
}

/** Every page of reviews, on wide and narrow screens. */
export async function pagesOfReviews(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const problems: string[] = [];
  const look = async (name: string) =>
    problems.push(...(await inspect(owner, `dashboard-${name}`, { inTheDark: true })));
  await owner.follow('Reviews');
  await owner.sees('reviews are waiting');
  await look('reviews-queue');
  await owner.press('Keys');
  await owner.sees('Use these keys');
  await look('reviews-keys');
  await owner.goTo('reviews/all?media=yes');
  await owner.sees('on this page');
  await look('reviews-all');
  await owner.page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await owner.sees('History');
  await look('review');
  await owner.press('Enlarge picture 1');
  await owner.sees('Picture 1 of');
  await look('review-picture');
  await owner.goTo('reviews/statistics');
  await owner.page.getByRole('img', { name: 'Chart of reviews' }).waitFor();
  await look('reviews-statistics');
  await owner.press('Show as table');
  await look('reviews-statistics-table');
  await owner.goTo('reviews/settings');
  await owner.sees('What happens to a new review');
  await look('reviews-settings');
  await owner.goTo('reviews/requests');
  await owner.sees('Customers are not asked for reviews.');
  await look('reviews-requests');
  await owner.page.getByRole('switch', { name: 'Ask customers for reviews by e-mail' }).check();
  await owner.sees('after an order was fulfilled, the customer receives an e-mail');
  await owner.press('Save');
  await owner.sees('The settings were saved');
  await look('reviews-requests-on');
  expect(problems).toEqual([]);
  await owner.leave();
}
