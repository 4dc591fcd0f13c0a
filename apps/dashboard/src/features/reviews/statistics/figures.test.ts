import { expect, test } from 'vitest';
import { createFormat } from '../../../app/format.ts';
import { durationText, figuresOf } from './figures.ts';

const format = createFormat({ language: 'en', currency: 'EUR', timeZone: 'UTC' });

test.each([
  [null, '–'],
  [0, '1 minute'],
  [0.5, '30 minutes'],
  [1, '1 hour'],
  [36, '36 hours'],
  [60, '3 days'],
])('half of the replies within %s hours', (hours, text) => {
  expect(durationText(hours)).toBe(text);
});

test('shares are of the published reviews', () => {
  const texts = figuresOf(
    {
      counts: { waiting: 3, published: 12, rejected: 1 },
      summary: { average: 4.3, count: 12, distribution: [1, 0, 1, 3, 7], withMedia: 3 },
      ...{ answered: 4, verified: 8, replyHours: 5.2, months: [] },
      ...{ mostReviewed: [], bestRated: [], lowestRated: [] },
    },
    format,
  ).map(({ text, note }) => `${text} (${note})`);
  expect(texts).toEqual([
    '4.3 (of 5 stars)',
    '12 (3 waiting, 1 rejected)',
    '67% (of published reviews)',
    '25% (of published reviews)',
    '33% (of published reviews)',
    '5 hours (half of the replies were faster)',
  ]);
});

test('a shop without reviews has no shares', () => {
  const none = { average: 0, count: 0, distribution: [0, 0, 0, 0, 0], withMedia: 0 };
  const figures = figuresOf({ summary: none, answered: 0, verified: 0, replyHours: null }, format);
  expect(figures.map(({ text }) => text)).toEqual(['–', '0', '–', '–', '–', '–']);
});
