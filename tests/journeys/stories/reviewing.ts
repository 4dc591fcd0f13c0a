import { connectAll, httpTransport } from '@stoa/sdk';
import { productsV3, reviews } from '@stoa/sdk/services';
import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import { focused, type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { logIn, register } from './account.ts';

const asApp = ({ url, demo }: Shop) =>
  connectAll({ productsV3, reviews }, httpTransport({ baseUrl: url, headers: () => ({ authorization: demo.apiKey }) }));

/** A product that nobody has reviewed. Returns its page and its id. */
async function newProduct(shop: Shop, name: string): Promise<{ id: string; page: string }> {
  const variants = [{ price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity: 10 } }];
  const { product } = await asApp(shop).productsV3.createProductWithInventory({
    product: { name, productType: 'PHYSICAL', physicalProperties: {}, variantsInfo: { variants } },
  });
  return { id: product?.id ?? '', page: `/product-page/${product?.slug}` };
}

/** A picture of a single dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });

/** The product's structured data on its page. */
async function structuredData({ page }: Person): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)).find((data) => String(data['@type']).startsWith('Product'));
}

/** A visitor writes a review with pictures, forgets something, changes it, and deletes it. */
export async function aVisitorReviewsAProduct(shop: Shop, options: { javaScriptEnabled: boolean }): Promise<void> {
  const way = options.javaScriptEnabled ? 'with' : 'without';
  const { page: path } = await newProduct(shop, `Vase ${way} scripts`);
  const vera = await shop.newVisitor(options);
  const { page } = vera;
  const problems: string[] = [];
  // what checks a page needs its scripts
  const look = async (name: string) => {
    if (options.javaScriptEnabled) problems.push(...(await inspect(vera, name)));
  };

  await vera.goTo(path);
  await vera.sees('There are no reviews yet.');
  expect(await structuredData(vera)).not.toHaveProperty('aggregateRating');
  await look('reviews-none');
  await vera.follow('Write a review');
  await vera.seesHeading(`Review Vase ${way} scripts`);
  await look('review-form');
  await vera.fill('Title (optional)', 'A quiet beauty');
  await page.getByLabel(/^Photos/).setInputFiles([picture('front.png'), picture('back.png')]);
  if (options.javaScriptEnabled) await vera.sees('2 photos added');
  await vera.press('Submit review');
  await vera.sees('Please correct the following');
  await vera.sees('Choose a rating from 1 to 5 stars.');
  expect(await page.getByLabel('Title').inputValue()).toBe('A quiet beauty');
  expect(await page.getByRole('img', { name: /^Photo/ }).count()).toBe(2);
  await look('review-form-errors');

  await page.getByRole('radio', { name: '4 stars: Very good' }).check();
  await page.getByRole('textbox', { name: /^Your review/ }).fill('Heavy, and <b>even</b>.\n\nIt does not drip.');
  await vera.fill('Your name', 'Vera');
  await vera.fill('Your e-mail', `vera-${way}@example.test`);
  if (options.javaScriptEnabled) await vera.press('Remove photo 2');
  else await page.getByRole('checkbox', { name: 'Remove Photo 2' }).check();
  await vera.press('Submit review');
  await vera.sees('Thank you. Your review has been published.');
  await vera.sees('Heavy, and <b>even</b>.');
  expect(await page.getByRole('link', { name: /Enlarge photo/ }).count()).toBe(1);
  expect(await structuredData(vera)).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: 'Vera' }, name: 'A quiet beauty', reviewRating: { ratingValue: 4 } }],
  });
  expect(await page.getByText('Was this review helpful?').count()).toBe(0);
  await look('reviews-own');

  await vera.follow('Edit your review');
  await page.getByRole('radio', { name: '5 stars: Excellent' }).check();
  await vera.fill('Your review (optional)', 'See https://example.test for more.');
  await vera.press('Save changes');
  await vera.sees('We’ll publish it once we’ve checked it.');
  await vera.sees('Waiting to be checked');
  expect(await structuredData(vera)).not.toHaveProperty('aggregateRating');
  await vera.follow('Edit your review');
  await vera.follow('Delete this review');
  await vera.seesHeading('Delete your review?');
  await look('review-delete');
  await vera.press('Delete this review');
  await vera.sees('Your review has been deleted.');
  await vera.sees('There are no reviews yet.');
  expect(problems).toEqual([]);
  await vera.leave();
}

/** Thirteen customers reviewed a product; a visitor finds those that matter, and votes. */
export async function aVisitorReadsReviews(shop: Shop, options: { javaScriptEnabled: boolean }): Promise<void> {
  const way = options.javaScriptEnabled ? 'with' : 'without';
  const { id } = await newProduct(shop, `Bowl ${way} scripts`);
  const app = asApp(shop);
  for (let index = 0; index < 13; index++) {
    const content = { rating: index === 0 ? 2 : 5, title: `Title ${index}`, body: `A bowl, said ${way} ${index}.` };
    const author = { name: `Customer ${index}`, email: `bowl-${way}-${index}@example.test` };
    const { review } = await app.reviews.createReviewAndContact({
      namespace: 'stores',
      entityId: id,
      content,
      ...author,
    });
    if (index === 0) await app.reviews.setReply({ reviewId: review?.id ?? '', message: 'We’re sorry about that.' });
  }
  const grace = await shop.newVisitor(options);
  const { page } = grace;
  await grace.goTo('/shop?sort=rating&stars=4');
  await grace.sees('4 stars and up');
  await page
    .getByRole('article')
    .filter({ hasText: `Bowl ${way}` })
    .getByText('(13)')
    .waitFor();
  await grace.follow(`Bowl ${way} scripts`);
  await grace.sees('1–5 of 13 reviews');
  if (options.javaScriptEnabled) expect(await inspect(grace, 'reviews-many')).toEqual([]);
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  expect(await canonical()).toMatch(/\/product-page\/bowl-with(out)?-scripts$/);
  await page.getByRole('navigation', { name: 'Pages of reviews' }).getByRole('link', { name: 'Page 2' }).click();
  await grace.sees('6–10 of 13 reviews');
  expect(await canonical()).toMatch(/scripts$/);

  await page.getByRole('link', { name: /^2 stars/ }).click();
  await page.waitForURL(/reviews-stars=2/);
  await grace.sees('Title 0');
  await grace.sees('We’re sorry about that.');
  expect(await page.getByText('Title 5').count()).toBe(0);
  for (const [press, count] of [
    ['Helpful', 'Helpful (1)'],
    ['Not helpful', 'Not helpful (1)'],
  ] as const) {
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.getByRole('button', { name: count, exact: true, pressed: true }).waitFor();
  }
  expect(await page.getByRole('button', { name: 'Helpful', exact: true, pressed: false }).count()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Not helpful (1)', exact: true, pressed: true }).click();
  await page.getByRole('button', { name: 'Not helpful', exact: true, pressed: false }).waitFor();

  await page.getByRole('link', { name: 'Verified purchases' }).click();
  await grace.sees('No reviews match these filters.');
  await grace.follow('Show all reviews');
  await grace.sees('1–5 of 13 reviews');
  await grace.leave();
}

/** A member reviews what they bought, from the order, and changes it from their account. */
export async function aMemberReviewsAnOrder(shop: Shop): Promise<void> {
  const member = await shop.newVisitor();
  const { page } = member;
  const problems: string[] = [];
  await register(member, 'tea@example.test');
  await member.goTo('/account/reviews');
  await member.sees('You haven’t written any reviews yet.');
  const { page: path } = await newProduct(shop, 'Teapot');
  const number = await buy(member, path.replace('/product-page/', ''));
  await member.goTo('/account/orders');
  await member.follow(number);
  await member.follow('Write a review Teapot');
  await member.seesHeading('Review Teapot');
  expect(await page.getByLabel('Your e-mail').count()).toBe(0);
  // by keyboard: the arrow keys choose the stars
  await page.getByRole('radio', { name: '1 star: Poor' }).focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  expect(await focused(member)).toBe('5 stars: Excellent');
  await tabTo(member, 'Title (optional)');
  await page.keyboard.type('Pours well');
  await member.press('Submit review');
  await member.sees('Thank you. Your review has been published.');
  await member.sees('Verified purchase');

  await member.goTo('/account/reviews');
  await member.sees('Pours well');
  problems.push(...(await inspect(member, 'my-reviews')));
  await member.follow('Edit review of Teapot');
  await member.seesHeading('Edit your review of Teapot');
  await member.fill('Title (optional)', 'Pours very well');
  await member.press('Save changes');
  await member.sees('Pours very well');
  await member.goTo('/account');
  await member.press('Log out');
  await member.goTo(path);
  expect(await page.getByText('Edit your review').count()).toBe(0);
  await logIn(member, 'tea@example.test');
  await member.seesHeading('Profile');
  await member.goTo(path);
  await member.sees('Edit your review');
  expect(problems).toEqual([]);
  await member.leave();
}
