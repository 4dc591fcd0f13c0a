import { expect, test } from 'vitest';
import { chooseSlugs, slugOf } from './slug.ts';

test.each([
  ['Stoneware Mug', 'stoneware-mug'],
  ['  Größe & Maß ', 'grosse-mass'],
  ['Café: 100% Ærø', 'cafe-100-aero'],
  ['陶器', '陶器'],
  ['!!!', 'product'],
  ['', 'product'],
  [`${'a'.repeat(89)} b`, 'a'.repeat(89)],
])('the slug of %j is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

const choose = async (wishes: ({ slug?: string; name?: string } | null)[], inUse: string[]) => {
  let rounds = 0;
  const chosen = await chooseSlugs(
    wishes.map((wish) => wish && { slug: '', name: '', ...wish }),
    async (candidates) => {
      rounds++;
      return new Set(candidates.filter((one) => inUse.includes(one)));
    },
  );
  return { chosen, rounds };
};

test.each([
  ['free', [{ name: 'Mug' }], [], ['mug']],
  ['only a number is taken', [{ name: 'Mug' }], ['mug-1'], ['mug']],
  ['the first number that is free', [{ name: 'Mug' }], ['mug', 'mug-1', 'mug-3'], ['mug-2']],
  ['several of one name', [{ name: 'Mug' }, null, { name: 'Mug' }], ['mug-1'], ['mug', null, 'mug-2']],
  ['what was asked for goes first', [{ name: 'Mug' }, { slug: 'mug' }], [], ['mug-1', 'mug']],
  ['asked for twice, or taken', [{ slug: 'mug' }, { slug: 'mug' }, { slug: 'vase' }], ['vase'], ['mug', null, null]],
])('slugs: %s', async (_, wishes, inUse, slugs) => {
  expect(await choose(wishes, inUse)).toEqual({ chosen: slugs, rounds: 1 });
});

test('hundreds of products with one name take few queries', async () => {
  const inUse = ['mug', ...Array.from({ length: 999 }, (_, n) => `mug-${n + 1}`)];
  expect(await choose([{ name: 'Mug' }], inUse)).toEqual({ chosen: ['mug-1000'], rounds: 4 });
});
