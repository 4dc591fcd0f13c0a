import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { buyTwo } from './fulfilling.ts';

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

type Reviews = { reviews: { id: string; source: object; moderation: object }[] };
type Summary = { average: number; count: number; withMedia: number };
type Shown = { summary: Summary; reviews: { reply: { message: string } | null; verified: boolean }[] };

/** The review waits, as it has an address in it. It is approved and answered. Returns what the product has then. */
async function moderateReview(shop: Shop, item: string | null): Promise<Summary> {
  const productId = item?.replace('item-', '') ?? '';
  const call = asProgram(shop);
  const filter = { entityId: productId, 'moderation.moderationStatus': 'IN_MODERATION', 'content.rating': 4 };
  const query = { filter, sort: [{ fieldName: 'createdDate', order: 'DESC' }] };
  const { reviews } = await call<Reviews>('POST', '/reviews/v1/reviews/query', { query, returnPrivateReviews: true });
  const [review] = reviews;
  expect(review).toMatchObject({
    content: { rating: 4, media: [{ image: {} }] },
    source: { type: 'REVIEW_REQUEST' },
    verified: true,
  });
  const path = `/reviews/v1/reviews/${review?.id}`;
  await call('PATCH', `${path}/moderate`, { status: 'APPROVED' });
  await call('PATCH', `${path}/reply`, { message: 'Thank you, Grace.' });
  const shown = `/stoa/v1/storefront/products/${productId}/reviews`;
  const { reviews: published, summary } = await call<Shown>('POST', shown, { sort: 'NEWEST' });
  expect(published[0]).toMatchObject({ authorName: 'Grace', verified: true, reply: { message: 'Thank you, Grace.' } });
  expect(summary.withMedia).toBeGreaterThan(0);
  return summary;
}

/** The product's page shows the review with its picture and the answer, and search engines read the new average. */
async function findOnProduct(reader: Person, { average, count }: Summary, text: string): Promise<void> {
  const { page } = reader;
  await reader.goTo('/product-page/poppy-field?reviews-sort=newest');
  const review = page.locator('article, li').filter({ hasText: text }).last();
  await review.getByText('Thank you, Grace.').waitFor();
  expect(await review.locator('img').count()).toBeGreaterThan(0);
  await reader.goTo('/product-page/poppy-field');
  const [data = ''] = (await page.locator('script[type="application/ld+json"]').allTextContents()).filter((json) =>
    json.includes('AggregateRating'),
  );
  expect(data).toContain(`"ratingValue":${average},"reviewCount":${count}`);
}

/**
 * A customer is asked for reviews once the order was sent, and writes them by the link in the mail, without a login: one
 * with a picture. A moderator approves it, and answers. In the end the customer wants no more such mails.
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
  await owner.leave();

  const mail = await shop.mailTo(email, /How do you like/);
  const link = /http\S+\/review\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  const problems: string[] = [];
  const reader = await shop.newVisitor({ javaScriptEnabled });
  // looking takes scripts
  const look = async (name: string) =>
    javaScriptEnabled ? void problems.push(...(await inspect(reader, `review-invitation${name}`))) : undefined;
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

  const summary = await moderateReview(shop, await poppies.getAttribute('aria-labelledby'));
  await findOnProduct(reader, summary, email);
  await reader.goTo(link);
  await unsubscribe(reader, link, look);
  expect(problems).toEqual([]);
  await reader.leave();
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

async function read({ url, demo }: Shop) {
  const headers = { authorization: demo.apiKey, 'wix-site-id': demo.siteId };
  const response = await fetch(`${url}/stoa/v1/review-requests/settings`, { headers });
  return (await response.json()) as { settings: { revision: string } };
}
