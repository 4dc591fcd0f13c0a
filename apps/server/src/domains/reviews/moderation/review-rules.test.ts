import { expect, test } from 'vitest';
import { hasBadWords } from './bad-words.ts';
import { hasLink } from './links.ts';
import { decide, type JudgedReview, type Moderation } from './review-rules.ts';

const usual: Moderation = { moderation: 'RULES', rules: [], words: [] };
const plain: JudgedReview = {
  text: 'Lovely paper',
  authorName: 'Ada',
  rating: 5,
  media: [],
  verified: true,
  isRepeated: false,
};
const rule = (
  trigger: Moderation['rules'][number]['trigger'],
  action: 'REJECT' | 'NEEDS_MANUAL_APPROVAL',
  rating: number | null = null,
) => ({
  ...{ trigger, action, rating },
});

test.each([
  ['See https://example.org', true],
  ['see HTTP://EXAMPLE.ORG/x', true],
  ['at www.example.org', true],
  ['at www . example . org', true],
  ['my-shop.example.com is cheaper', true],
  ['my-shop (dot) com', true],
  ['write to ada@example.org', true],
  ['on ｅｘａｍｐｌｅ．ｃｏｍ', true],
  ['Good paper. In the frame it shines.', false],
  ['I ordered no. 5 at 3.5 stars, e.g. for her.', false],
  ['Very nice.At last!', false],
  ['50 x 70 cm.', false],
])('%s: a link? %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected);
});

test.each([
  ['What a shitty frame', true],
  ['Sh1t happens', true],
  ['So eine SCHEISSE', true],
  ['So ein Scheißdreck', true],
  ['Arschlöcher', true],
  ['The town of Scunthorpe', false],
  ['A cockatoo and a peacock', false],
  ['Dick Turpin rode here', false],
])('%s: a bad word? %s', (text, expected) => {
  expect(hasBadWords(text)).toBe(expected);
});

test('a site has words and phrases of its own', () => {
  expect(hasBadWords('I prefer Poster Palace', ['poster palace'])).toBe(true);
  expect(hasBadWords('A poster for a palace', ['poster palace'])).toBe(false);
});

test('nothing met means published; the mode decides otherwise', () => {
  expect(decide(usual, plain)).toEqual({ status: 'APPROVED', heldBy: [] });
  expect(decide({ ...usual, moderation: 'MANUAL' }, plain)).toEqual({ status: 'IN_MODERATION', heldBy: [] });
  const rules = [rule('UNVERIFIED', 'REJECT')];
  const unverified = { ...plain, verified: false };
  expect(decide({ ...usual, moderation: 'AUTOMATIC', rules }, unverified).status).toBe('APPROVED');
  expect(decide({ ...usual, rules }, unverified)).toEqual({ status: 'REJECTED', heldBy: ['UNVERIFIED'] });
});

test('links and repeated texts are held in every mode', () => {
  for (const moderation of ['AUTOMATIC', 'RULES', 'MANUAL'] as const) {
    const link = { ...plain, text: 'www.example.org', isRepeated: true };
    expect(decide({ ...usual, moderation }, link)).toEqual({
      status: 'IN_MODERATION',
      heldBy: ['LINK', 'REPEATED_TEXT'],
    });
  }
  const named = { ...plain, authorName: 'buy at example.shop' };
  expect(decide(usual, named).heldBy).toEqual(['LINK']);
});

test('the strictest rule counts', () => {
  const rules = [rule('IMAGE', 'NEEDS_MANUAL_APPROVAL'), rule('RATING_AT_MOST', 'REJECT', 2)];
  const withPicture = { ...plain, media: [{ kind: 'IMAGE' as const }] };
  expect(decide({ ...usual, rules }, withPicture)).toEqual({ status: 'IN_MODERATION', heldBy: ['IMAGE'] });
  expect(decide({ ...usual, rules }, { ...withPicture, rating: 2 })).toEqual({
    status: 'REJECTED',
    heldBy: ['IMAGE', 'RATING_AT_MOST'],
  });
  expect(decide({ ...usual, rules }, { ...plain, rating: 3 }).status).toBe('APPROVED');
});
