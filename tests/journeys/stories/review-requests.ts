import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { buyTwo } from './fulfilling.ts';

const PRODUCT = '/product-page/poppy-field';

/** Calls the API as a program of the owner. */
const asProgram =
  ({ url, demo }: Shop) =>
  async <T>(method: string, path: string, body: object): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: demo.apiKey, 'wix-site-id': demo.siteId, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, `${method} ${path}`).toBe(200);
    return (await response.json()) as T;
  };

type Rated = { average: number; count: number };

/** What the product's page says: the counts of its bars, 5 stars first, which agree with its structured data. */
async function ratingsOf({ page }: Person): Promise<number[]> {
  const bars = page.locator('.reviews-bar-count [aria-hidden]');
  const counts = (await bars.allTextContents()).map(Number);
  const [data = ''] = (await page.locator('script[type="application/ld+json"]').allTextContents()).filter((json) =>
    json.includes('AggregateRating'),
  );
  const { average, count } = ratedBy(counts);
  expect(data).toContain(`"ratingValue":${average},"reviewCount":${count}`);
  return counts;
}

function ratedBy(counts: number[]): Rated {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const sum = counts.reduce((all, one, place) => all + one * (5 - place), 0);
  return { average: Math.round((10 * sum) / count) / 10, count };
}

/** The review waits, as it has an address in it. The owner goes to it, answers it and approves it by keyboard. */
async function moderateByKeyboard(owner: Person, text: string): Promise<string[]> {
  const { page } = owner;
  const shown = page.getByRole('region', { name: /^Review: / }).filter({ hasText: text });
  await owner.goTo('reviews/queue');
  await owner.sees('reviews are waiting');
  const waiting = page.getByRole('navigation', { name: 'Waiting reviews' }).getByRole('button');
  const most = await waiting.count();
  for (let place = 1; place < most && (await shown.count()) === 0; place++) {
    await page.keyboard.press('j');
    await waiting.nth(place).and(page.locator('[aria-current]')).waitFor();
  }
  await shown.waitFor();
  await page.keyboard.press('e');
  await page.keyboard.type('Thank you, Grace.');
  await page.keyboard.press('Control+Enter');
  await owner.sees('The reply was saved.');
  const problems = await inspect(owner, 'dashboard-review-of-a-request');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.getByRole('status').getByText('Approved').waitFor();
  await page.locator('nav[aria-label="Waiting reviews"][aria-busy="false"]').waitFor();
  return problems;
}

/** The product's page shows the review with its picture and the answer, and counts it. */
async function findOnProduct(reader: Person, before: number[], text: string): Promise<void> {
  const { page } = reader;
  await reader.goTo(`${PRODUCT}?reviews-sort=newest`);
  const review = page.locator('li.review').filter({ hasText: text });
  await review.getByText('Thank you, Grace.').waitFor();
  await review.getByText('Verified purchase').waitFor();
  expect(await review.locator('img').count()).toBe(1);
  const [five = 0, four = 0, ...fewer] = before;
  const after = [five, four + 1, ...fewer];
  expect(await ratingsOf(reader)).toEqual(after);
  await reader.sees(`Based on ${ratedBy(after).count} reviews`);
}

/**
 * A customer is asked for reviews once the order was sent, and writes them by the link in the mail, without a login: one
 * with a picture. The owner answers and approves it by keyboard. In the end the customer wants no more such mails.
 */
export async function aCustomerAnswersAReviewRequest(
  shop: Shop,
  { javaScriptEnabled }: { javaScriptEnabled: boolean },
): Promise<void> {
  const email = `grace-reviews-${javaScriptEnabled ? 'with' : 'without'}@example.test`;
  const call = asProgram(shop);
  const { settings } = await read(shop);
  await call('PATCH', '/stoa/v1/review-requests/settings', {
    settings: { enabled: true, days: 0, revision: settings.revision },
  });
  const [owner, grace] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const number = await buyTwo(grace, email);
  await grace.leave();
  await owner.follow('Orders');
  await owner.follow(number);
  await owner.press('Mark all as fulfilled');
  await owner.sees('All items are marked as fulfilled');

  const mail = await shop.mailTo(email, /How do you like/);
  const link = /http\S+\/review\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  const problems = await copyLink(owner, link);
  const reader = await shop.newVisitor({ javaScriptEnabled });
  // looking takes scripts
  const look = async (name: string) =>
    javaScriptEnabled ? void problems.push(...(await inspect(reader, `review-invitation${name}`))) : undefined;
  await reader.goTo(PRODUCT);
  const before = await ratingsOf(reader);
  await reader.goTo(link);
  await reader.seesHeading('How do you like it, Grace?');
  await look('');
  const poppies = reader.page.getByRole('region', { name: 'Poppy Field' });
  await poppies.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await poppies.getByLabel('Your review').fill(`Warm colours on heavy paper, ${email}`);
  await poppies.getByLabel('Photos').setInputFiles({
    name: 'wall.png',
    mimeType: 'image/png',
    buffer: await reader.page.screenshot(),
  });
  await poppies.getByRole('button', { name: 'Send review' }).click();
  await reader.sees(/^Thank you\./);
  await look('-thanks');
  expect(await reader.page.getByRole('button', { name: 'Send review' }).count()).toBe(1);

  problems.push(...(await moderateByKeyboard(owner, email)));
  await findOnProduct(reader, before, email);
  await look('-published');
  await reader.goTo(link);
  await unsubscribe(reader, link, look);
  problems.push(...(await subscribeAgain(owner, email)));
  await owner.leave();
  expect(problems).toEqual([]);
  await reader.leave();
}

/** Staff hand over the link themselves where the mail did not arrive. */
async function copyLink(owner: Person, link: string): Promise<string[]> {
  const { page } = owner;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await owner.goTo('reviews/requests');
  await page.getByRole('button', { name: 'Copy the link for Grace' }).first().click();
  await page.getByRole('button', { name: 'Copied the link for Grace' }).waitFor();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(link);
  return inspect(owner, 'dashboard-review-requests');
}

async function unsubscribe(reader: Person, link: string, look: (name: string) => Promise<void>): Promise<void> {
  await reader.follow('Don’t ask me for reviews');
  await reader.seesHeading('No more requests for reviews?');
  await look('-unsubscribe');
  await reader.press('Stop asking');
  await reader.seesHeading('We won’t ask you for reviews again.');
  await reader.goTo(link);
  expect(await reader.page.getByRole('link', { name: 'Don’t ask me for reviews' }).count()).toBe(0);
}

/** The owner sees that the customer unsubscribed, and takes it back when asked to. */
async function subscribeAgain(owner: Person, email: string): Promise<string[]> {
  const { page } = owner;
  await owner.goTo('contacts');
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await owner.sees('Unsubscribed: receives no review requests');
  const problems = await inspect(owner, 'dashboard-contact-unsubscribed');
  await owner.press('Subscribe again');
  await page.getByRole('dialog').getByRole('button', { name: 'Subscribe again' }).click();
  await owner.sees('Wants news, offers, review requests and reminders.');
  return problems;
}

async function read({ url, demo }: Shop) {
  const headers = { authorization: demo.apiKey, 'wix-site-id': demo.siteId };
  const response = await fetch(`${url}/stoa/v1/review-requests/settings`, { headers });
  return (await response.json()) as { settings: { revision: string } };
}
