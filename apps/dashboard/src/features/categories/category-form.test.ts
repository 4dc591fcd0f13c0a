import { expect, test } from 'vitest';
import { readForm, toChange, validate } from './category-form.ts';

const category = {
  id: 'c',
  revision: '3',
  name: 'Mugs',
  slug: 'mugs',
  description: 'To drink from',
  seoData: {
    tags: [
      { type: 'title', children: 'Our mugs' },
      { type: 'meta', props: { name: 'robots', content: 'noindex' } },
    ],
  },
};

test('only changed fields are sent', () => {
  const form = readForm(category);
  expect(toChange(category, form)).toEqual({ id: 'c', revision: '3' });
  expect(toChange(category, { ...form, name: ' Cups ', description: '' })).toEqual({
    id: 'c',
    revision: '3',
    name: 'Cups',
    description: null,
  });
});

test('tags that the form does not show are kept', () => {
  const form = { ...readForm(category), seoTitle: '', seoDescription: 'All of them' };
  expect(toChange(category, form).seoData?.tags).toEqual([
    { type: 'meta', props: { name: 'description', content: 'All of them' } },
    { type: 'meta', props: { name: 'robots', content: 'noindex' } },
  ]);
});

test('a name and an address are required', () => {
  const form = readForm(category);
  expect(validate(form)).toEqual({ name: null, slug: false });
  const wrong = validate({ ...form, name: ' ', slug: 'a b' });
  expect(wrong).toEqual({ name: 'Enter a name', slug: 'Use letters, digits and hyphens' });
});
