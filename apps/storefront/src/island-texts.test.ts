import { languages } from '@stoa/messages';
import { expect, test } from 'vitest';
import { islandSubjects, loadTexts } from './island-texts.ts';

test.each(languages)('browsers find every text of islands in %s', async (language) => {
  const found = await Promise.all(islandSubjects.map((subject) => loadTexts(language, [subject])));
  expect(found.flatMap(Object.keys)).toEqual(islandSubjects);
});

test('and in the language that comes nearest', async () => {
  expect(await loadTexts('de-CH', ['cart'])).toEqual(await loadTexts('de', ['cart']));
});
