import { expect, test } from 'vitest';
import { type Described, describeSettings, whyWordsAreIdle } from './describe-settings.ts';

const usual: Described = {
  whoMayReview: 'EVERYBODY',
  moderation: 'RULES',
  rules: [{ trigger: 'PROFANITY', rating: '3', action: 'NEEDS_MANUAL_APPROVAL' }],
  words: [],
};
const says = (change: Partial<Described>) => describeSettings({ ...usual, ...change });

test('the usual settings', () => {
  expect(says({})).toBe(
    'Everyone can review your products. A new review waits for approval if it contains a swear word, contains a web or ' +
      'e-mail address, or repeats the text of another review. All others are published at once.',
  );
});

test('without rules, addresses and repeated texts wait all the same', () => {
  expect(says({ moderation: 'AUTOMATIC', whoMayReview: 'BUYERS' })).toBe(
    'Only customers who bought a product can review it. A new review waits for approval if it contains a web or e-mail ' +
      'address or repeats the text of another review. All others are published at once.',
  );
});

test('all wait', () => {
  expect(says({ moderation: 'MANUAL', whoMayReview: 'MEMBERS' })).toBe(
    'Only members who are logged in can review your products. Every new review waits until someone on your team ' +
      'approves it.',
  );
});

test('what is rejected is said before what waits, and once', () => {
  const rules: Described['rules'] = [
    { trigger: 'LINK', rating: '3', action: 'REJECT' },
    { trigger: 'RATING_AT_MOST', rating: '1', action: 'REJECT' },
    { trigger: 'RATING_AT_MOST', rating: '2', action: 'NEEDS_MANUAL_APPROVAL' },
    { trigger: 'PROFANITY', rating: '3', action: 'NEEDS_MANUAL_APPROVAL' },
    { trigger: 'REPEATED_TEXT', rating: '3', action: 'NEEDS_MANUAL_APPROVAL' },
  ];
  expect(says({ rules, words: ['rubbish', 'junk'] })).toBe(
    'Everyone can review your products. A new review is rejected if it contains a web or e-mail address or has 1 star. ' +
      'It waits for approval if it has 2 stars or fewer, contains a swear word or one of your 2 own words, or repeats the ' +
      'text of another review. All others are published at once.',
  );
});

test('own words without effect are pointed out', () => {
  expect(whyWordsAreIdle({ ...usual, words: ['junk'] })).toBeNull();
  expect(whyWordsAreIdle({ ...usual, rules: [] })).toBeNull();
  expect(whyWordsAreIdle({ ...usual, rules: [], words: ['junk'] })).toMatch('unwanted words');
  expect(whyWordsAreIdle({ ...usual, moderation: 'MANUAL', words: ['junk'] })).toMatch('while rules decide');
});
