import { expect, test } from 'vitest';
import { type ReviewListQuery, reviewSorts, toReviewFilter, toReviewQuery } from './review-search.ts';

const filters: ReviewListQuery['filters'] = {
  ...{ status: null, stars: null, reply: null, written: null, product: null, media: null, verified: null },
};
const now = new Date('2026-03-10T12:00:00Z');

test('without a filter, all reviews match', () => {
  expect(toReviewFilter({ text: '', filters }, now)).toEqual({});
});

test('every filter narrows the list', () => {
  const all: ReviewListQuery['filters'] = {
    ...{ status: 'APPROVED', stars: '4', reply: 'without', written: '7', product: 'p1' },
    ...{ media: true, verified: true },
  };
  expect(toReviewFilter({ text: 'frame', filters: all }, now)).toEqual({
    'moderation.moderationStatus': 'APPROVED',
    'content.rating': 4,
    reply: { $exists: false },
    reviewDate: { $gte: '2026-03-03T12:00:00.000Z' },
    entityId: 'p1',
    'content.media': { $exists: true },
    verified: true,
    $or: [
      { 'content.title': { $contains: 'frame' } },
      { 'content.body': { $contains: 'frame' } },
      { 'author.authorName': { $contains: 'frame' } },
    ],
  });
});

test('further pages are asked for by cursor alone', () => {
  const query = { text: 'frame', filters, sort: [reviewSorts.newest?.by ?? { fieldName: '', order: 'ASC' as const }] };
  expect(toReviewQuery({ ...query, cursor: null }).query).toMatchObject({
    sort: [{ fieldName: 'reviewDate', order: 'DESC' }],
    cursorPaging: { limit: 25 },
  });
  expect(toReviewQuery({ ...query, cursor: 'next' }).query).toEqual({ cursorPaging: { limit: 25, cursor: 'next' } });
});
