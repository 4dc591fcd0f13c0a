import { applyChange, type Block, openDraft } from '@stoa/page-model';
import { describe, expect, test } from 'vitest';
import { blockSchemas } from '../schemas/index.ts';
import {
  checkBlocks,
  checkHeadings,
  checkSearch,
  checkTheme,
  checkWeight,
  FIRST_SCREEN_BUDGET,
  type Problem,
} from './index.ts';

const known = {
  address: (path: string) => ['/', '/shop', '/about'].includes(path),
  category: (slug: string) => slug === 'prints',
  form: (id: string) => id === 'contact',
};
const pageWith = (...content: Block[]): Block => ({
  id: 'page',
  type: 'page',
  props: { title: 'Home', seoTitle: 'Prints of dots', seoDescription: 'Made by hand.' },
  slots: { content },
});
const check = (...content: Block[]) => checkBlocks(pageWith(...content), blockSchemas, known);
const hero = (props: Block['props']): Block => ({ id: 'hero', type: 'hero', props: { heading: 'Dots', ...props } });
const words = (...nodes: object[]): Block => ({
  id: 'words',
  type: 'richText',
  props: { text: [{ type: 'paragraph', content: nodes }] as never },
});
const linked = (text: string, href: string, ...marks: object[]) => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }, ...marks],
});

/** The document with the fixes of its problems. */
function fixed(root: Block, problems: readonly Problem[]): Block['props'] {
  const draft = openDraft(root);
  for (const { fix = [] } of problems) expect(applyChange(draft, { ops: fix }, blockSchemas).refused).toBeUndefined();
  return draft.nodes.get(root.slots?.content?.[0]?.id ?? root.id)?.block.props;
}

describe('blocks', () => {
  test('a sound page has no problems', () => {
    const image = { id: 'file', width: 800, height: 600, alt: 'A print on a wall' };
    expect(check(hero({ image, action: { label: 'See all prints', href: '/shop?sort=new#top' } }))).toEqual([]);
  });

  test('a text that visitors need is missing', () => {
    expect(check(hero({ heading: ' ' }))).toEqual([{ kind: 'missing-text', block: 'hero', property: 'heading' }]);
  });

  test('a picture without a word about what it shows; the fix says that it is decoration', () => {
    const root = pageWith(hero({ image: { id: 'file' } }));
    const problems = checkBlocks(root, blockSchemas, known);
    expect(problems).toMatchObject([{ kind: 'picture-without-alt', block: 'hero', property: 'image' }]);
    expect(fixed(root, problems)).toMatchObject({ image: { id: 'file', alt: '' } });
    expect(check(hero({ image: { id: 'file', alt: '' } }))).toEqual([]);
  });

  test('links to nowhere, without words, with words that say nothing, and to what is gone', () => {
    const kinds = (label: string, href: string) => check(hero({ action: { label, href } })).map(({ kind }) => kind);
    expect(kinds('Prints', '')).toEqual(['link-without-target']);
    expect(kinds('Prints', '#')).toEqual(['link-without-target']);
    expect(kinds('', '/shop')).toEqual(['link-without-text']);
    expect(kinds('Click here!', '/shop')).toEqual(['vague-link']);
    expect(kinds('Mehr lesen …', '/shop')).toEqual(['vague-link']);
    expect(kinds('https://example.com', 'https://example.com')).toEqual(['vague-link']);
    expect(kinds('Our team', '/team')).toEqual(['dead-link']);
    expect(kinds('Our team', '/about/')).toEqual([]);
    expect(kinds('A friend', 'https://example.com/team')).toEqual([]);
    expect(kinds('', '')).toEqual([]);
  });

  test('the fix removes a link that is none', () => {
    const root = pageWith(hero({ action: { label: 'Prints', href: '' } }));
    expect(fixed(root, checkBlocks(root, blockSchemas, known))).not.toHaveProperty('action');
  });

  test('links in formatted text count as wholes', () => {
    const part = { type: 'text', text: 'See ' };
    expect(check(words(part, linked('click ', '/shop'), linked('here', '/shop', { type: 'bold' })))).toMatchObject([
      { kind: 'vague-link', block: 'words', words: 'click here' },
    ]);
    expect(check(words(linked('our ', '/team'), part, linked('team', '/team')))).toMatchObject([
      { kind: 'dead-link', words: 'our (/team)' },
      { kind: 'dead-link', words: 'team (/team)' },
    ]);
  });

  test('a category that is gone; the fix shows all products', () => {
    const grid = (category: string): Block => ({ id: 'grid', type: 'productGrid', props: { category } });
    const root = pageWith(grid('posters'));
    const problems = checkBlocks(root, blockSchemas, known);
    expect(problems).toMatchObject([{ kind: 'dead-category', words: 'posters' }]);
    expect(fixed(root, problems)).toBeUndefined();
    expect(check(grid('prints'))).toEqual([]);
  });

  test('data that is not available where it is shown; the fix shows what there is without it', () => {
    const root = pageWith(hero({ heading: { bind: 'product.name', else: 'Dots' } }));
    const problems = checkBlocks(root, blockSchemas, known);
    expect(problems).toMatchObject([{ kind: 'unknown-data', property: 'heading', words: 'product.name' }]);
    expect(fixed(root, problems)).toMatchObject({ heading: 'Dots' });
  });

  test('data that may lack leaves nothing that visitors need empty', () => {
    const kinds = (props: Block['props']) => check(hero(props)).map(({ kind }) => kind);
    expect(kinds({ heading: { bind: 'site.name' } })).toEqual([]);
    expect(kinds({ heading: { bind: 'site.phone' } })).toEqual(['data-may-lack']);
    expect(kinds({ heading: { bind: 'site.phone', else: 'Write to us' }, text: { bind: 'site.phone' } })).toEqual([]);
  });

  test('blocks of unknown types are left alone', () => {
    expect(check({ id: 'x', type: 'unheard-of', props: { link: { label: 'here', href: '' } } })).toEqual([]);
  });
});

describe('forms', () => {
  const kinds = (form?: string) =>
    check({ id: 'form', type: 'form', ...(form && { props: { form } }) }).map(({ kind }) => kind);
  test('a section without a form, or with one that is gone, shows nothing', () => {
    expect(kinds('contact')).toEqual([]);
    expect(kinds('deleted')).toEqual(['dead-form']);
    expect(kinds()).toEqual(['missing-form']);
  });
});

describe('headings', () => {
  const of = (...levels: number[]) =>
    checkHeadings(levels.map((level, index) => ({ block: `b${index}`, level, text: `Heading ${index}` })));
  test('go down one by one, and up as they like', () => {
    expect(of(1, 2, 3, 4, 2, 3, 2)).toEqual([]);
    expect(of(1, 2, 4, 2)).toEqual([{ kind: 'heading-skipped', block: 'b2', words: 'Heading 2' }]);
    expect(of(1, 3)).toMatchObject([{ kind: 'heading-skipped' }]);
  });
  test('are not empty', () => {
    expect(checkHeadings([{ block: 'b', level: 1, text: ' ' }])).toEqual([{ kind: 'heading-empty', block: 'b' }]);
  });
});

describe('search results', () => {
  const root: Block = {
    id: 'page',
    type: 'page',
    props: { title: 'Home' },
    slots: {
      content: [{ id: 'hero', type: 'hero', props: { heading: 'Dots and lines', text: 'Made of ink. '.repeat(20) } }],
    },
  };
  test('need a title and a description, which the fix takes from the page', () => {
    const problems = checkSearch(root, blockSchemas);
    expect(problems.map(({ kind }) => kind)).toEqual(['no-search-title', 'no-search-description']);
    const draft = openDraft(root);
    for (const { fix = [] } of problems) applyChange(draft, { ops: fix }, blockSchemas);
    const { seoTitle, seoDescription } = draft.nodes.get('page')?.block.props ?? {};
    expect(seoTitle).toBe('Dots and lines');
    expect(String(seoDescription)).toMatch(/^Made of ink\. .*…$/);
    expect(String(seoDescription).length).toBeLessThanOrEqual(155);
  });
  test('need none of a page that they leave out', () => {
    expect(checkSearch({ ...root, props: { isHidden: 'yes' } }, blockSchemas)).toEqual([]);
  });
});

test('colours that cannot be read are moved to the nearest that can', () => {
  expect(checkTheme('theme', {})).toEqual([]);
  const problems = checkTheme('theme', { 'color-paper': '#ffffff', 'color-muted': '#aaaaaa' });
  expect(problems).toMatchObject([{ kind: 'low-contrast', property: 'color-muted', words: '2.3 : 1' }]);
  const [moved] = problems[0]?.fix ?? [];
  expect(
    checkTheme('theme', { 'color-paper': '#ffffff', 'color-muted': String(moved && 'value' in moved && moved.value) }),
  ).toEqual([]);
});

test('a first screen over the budget is said at its heaviest picture', () => {
  const pictures = [
    { block: 'small', bytes: 20_000 },
    { block: 'large', bytes: 190_000 },
  ];
  expect(checkWeight('page', { pictures, others: FIRST_SCREEN_BUDGET - 210_000 })).toEqual([]);
  expect(checkWeight('page', { pictures, others: 90_000 })).toEqual([
    { kind: 'heavy', block: 'large', words: '300 KB' },
  ]);
  expect(checkWeight('page', { pictures: [], others: 300_000 })).toMatchObject([{ kind: 'heavy', block: 'page' }]);
});
