import { expect, test } from 'vitest';
import { readSettings, withAnotherRule, writeSettings } from './settings-form.ts';

test('settings are read, and written as they were', () => {
  const wire = {
    whoMayReview: 'MEMBERS' as const,
    moderation: 'RULES' as const,
    rules: [
      { trigger: 'RATING_AT_MOST' as const, rating: 3, action: 'REJECT' as const },
      { trigger: 'LINK' as const, rating: null, action: 'NEEDS_MANUAL_APPROVAL' as const },
    ],
    words: ['junk'],
  };
  expect(writeSettings(readSettings({ ...wire, revision: '4' }))).toEqual(wire);
});

test('a new rule looks for what no other one does', () => {
  const first = withAnotherRule([]);
  expect(first.map(({ trigger }) => trigger)).toEqual(['PROFANITY']);
  expect(withAnotherRule(first).at(-1)?.trigger).toBe('LINK');
});
