import { expect, test } from 'vitest';
import { readForm, toChange, validate } from './post-form.ts';

const post = {
  ...{ id: 'p', revision: '3', title: 'Ink', categoryIds: ['c'], tagIds: ['t'], slugs: ['ink'] },
  media: { wixMedia: { image: { id: 'a.webp' } }, altText: 'A tin of ink', displayed: true },
  seoData: {
    tags: [
      { type: 'title', children: 'All about ink' },
      { type: 'script', children: 'x' },
    ],
  },
};
const tags = [{ id: 't', label: 'Colour' }];
const form = readForm(post, tags);

test('a post is read into the form', () => {
  expect(form).toMatchObject({
    ...{ title: 'Ink', slug: 'ink', coverId: 'a.webp', coverText: 'A tin of ink', tags: ['Colour'] },
    ...{ seoTitle: 'All about ink', seoDescription: '', featured: false },
  });
});

test('only what changed is sent, with the revision that it relies on', () => {
  expect(toChange(post, form, form, null)).toEqual({ id: 'p', revision: '3' });
  expect(toChange(post, form, { ...form, title: 'Inks', excerpt: ' ' }, ['t', 'u'])).toEqual({
    ...{ id: 'p', revision: '3', title: 'Inks', excerpt: null, tagIds: ['t', 'u'] },
  });
  expect(toChange(post, form, { ...form, coverId: null }, null)).toMatchObject({
    media: { displayed: false, custom: false },
  });
});

test('texts for search engines keep the tags that the form does not show', () => {
  const { seoData } = toChange(post, form, { ...form, seoTitle: '', seoDescription: 'Tins' }, null);
  expect(seoData?.tags).toEqual([
    { type: 'meta', props: { name: 'description', content: 'Tins' } },
    { type: 'script', children: 'x' },
  ]);
});

test('a post needs a title, and an address without spaces', () => {
  expect(validate({ ...form, title: ' ', slug: 'a b' })).toEqual({
    title: 'Enter a title',
    slug: 'Use letters, digits and hyphens',
  });
});
