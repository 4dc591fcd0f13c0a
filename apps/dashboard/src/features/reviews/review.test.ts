import { expect, test } from 'vitest';
import { type ModeratedReview, nameOf, statusOf, whyHeld } from './review.ts';

const review = (content: object, status = 'APPROVED') =>
  ({ review: { content, moderation: { moderationStatus: status } } }) as ModeratedReview;

test('a review is called by its title, or by how its text begins', () => {
  expect(nameOf(review({ title: 'Crisp', body: 'Lovely paper' }))).toBe('Crisp');
  expect(nameOf(review({ body: 'Lovely\npaper' }))).toBe('Lovely paper');
  expect(nameOf(review({ body: 'word '.repeat(30) }))).toBe(`${'word '.repeat(12).trim()}…`);
  expect(nameOf(review({ rating: 5 }))).toBe('Stars only');
});

test('what is neither published nor rejected waits', () => {
  expect(statusOf(review({}))).toBe('APPROVED');
  expect(statusOf(review({}, 'REJECTED'))).toBe('REJECTED');
  expect(statusOf(review({}, 'SUBMITTED'))).toBe('IN_MODERATION');
});

test('the reasons for holding a review back are said in one sentence', () => {
  expect(whyHeld([])).toBe('No rule held it back: it waits for someone to decide.');
  expect(whyHeld(['LINK'])).toBe('Held back because it contains a web or e-mail address.');
  expect(whyHeld(['LINK', 'RATING_AT_MOST', 'UNVERIFIED'])).toBe(
    'Held back because it contains a web or e-mail address, has few stars, and comes from someone who hasn’t bought the product.',
  );
});
