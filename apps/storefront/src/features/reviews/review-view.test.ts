import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { allReviews } from './review-choice.ts';
import { viewReviewMedia, viewReviews } from './review-view.ts';

const place = { language: 'en-GB', timeZone: 'UTC' };
const { reviews: texts } = messagesIn('en');

test('the distribution has the best first, in percent of all', () => {
  const summary = { average: 4.5, count: 4, distribution: [0, 0, 1, 0, 3], withMedia: 1 };
  const view = viewReviews({ summary, total: 23 }, { ...allReviews, page: 2 }, place, texts);
  expect(view.rating).toEqual({ average: 4.5, count: 4 });
  expect(view.distribution.map(({ stars, percent }) => [stars, percent])).toEqual([
    [5, 75],
    [4, 0],
    [3, 25],
    [2, 0],
    [1, 0],
  ]);
  expect(view.paging).toMatchObject({ page: 2, pageCount: 5, first: 6, last: 10 });
});

test('a product without reviews has no rating, and nothing to page', () => {
  expect(viewReviews({}, allReviews, place, texts)).toMatchObject({
    ...{ rating: null, reviews: [], own: null },
    paging: { pageCount: 1, total: 0 },
  });
});

test('the author of a review without a name is a customer, and dates are those of the site', () => {
  const review = { id: 'r', rating: 5, authorName: null, reviewDate: '2026-05-03T12:00:00Z' };
  const [shown] = viewReviews({ reviews: [review] as never }, allReviews, place, texts).reviews;
  expect(shown).toMatchObject({ author: 'A customer', date: '3 May 2026', reply: null, title: '' });
});

test('pictures and videos of a review are shown from the page’s own host', () => {
  const video = {
    id: 'v.mp4',
    resolutions: [{ url: 'http://api.test/media/v.mp4', format: 'mp4', poster: { id: 'p.jpg' } }],
  };
  expect(viewReviewMedia([{ image: { id: 'a.jpg', width: 4, height: 3 } }, { video }, {}] as never)).toMatchObject([
    { id: 'a.jpg', picture: { width: 4, height: 3 }, video: null },
    { id: 'v.mp4', picture: { id: 'p.jpg' }, video: { sources: [{ url: '/media/v.mp4', type: 'video/mp4' }] } },
  ]);
});
