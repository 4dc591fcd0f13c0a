import { Select, Text, TextInput } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type SampleKind, shopPages } from '@stoa/blocks/shop-pages';
import { LONGEST_SEARCH } from '@stoa/blocks/site-frame';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { words } from '../../../app/words.ts';
import { blogCategoriesQuery, publishedPostsQuery } from '../../blog/queries.ts';
import { useTree } from '../../categories/use-tree.ts';
import { useFoundProducts } from '../../products/use-found-products.ts';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';

const texts = words.shopPages.sample;

/** What a page of the shop is about, and a field for what it is looked at with. */
export function SampleField() {
  const { shopPage } = useEditing();
  if (!shopPage) return null;
  const { sample } = shopPages[shopPage];
  const Field = sample && fields[sample];
  return (
    <>
      <Text size="sm">{words.shopPages.pages[shopPage].about}</Text>
      {Field && <Field />}
    </>
  );
}

function ProductSample() {
  const { sample } = useEditing();
  const slug = useCell(sample) ?? '';
  const [text, setText] = useState('');
  const found = useFoundProducts(text, { isVisible: true });
  const options = found.map((product) => ({ value: product.slug ?? '', label: product.name ?? '' }));
  const isListed = slug === '' || options.some(({ value }) => value === slug);
  return (
    <Select
      label={texts.label}
      placeholder={slug === '' ? texts.product.none : texts.product.search}
      data={isListed ? options : [{ value: slug, label: slug }, ...options]}
      value={slug || null}
      onChange={(next) => next && sample.set(next)}
      searchable
      onSearchChange={(typed) => setText(options.some(({ label }) => label === typed) ? '' : typed)}
      // the server has searched already, by words
      filter={({ options: all }) => all}
      nothingFoundMessage={texts.product.noMatch}
    />
  );
}

function CategorySample() {
  const { sample } = useEditing();
  const nodes = useTree().data?.nodes.filter(({ visible }) => visible) ?? [];
  return (
    <Select
      label={texts.label}
      data={[
        { value: '', label: texts.category.all },
        ...nodes.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      value={useCell(sample)}
      onChange={(next) => next !== null && sample.set(next)}
      allowDeselect={false}
      searchable
      nothingFoundMessage={texts.category.noMatch}
    />
  );
}

function PostSample() {
  const { sample } = useEditing();
  const slug = useCell(sample) ?? '';
  const posts = useQuery(publishedPostsQuery).data ?? [];
  return (
    <Select
      label={texts.label}
      placeholder={slug === '' ? texts.post.none : undefined}
      data={posts.map((post) => ({ value: post.slug ?? '', label: post.title ?? '' }))}
      value={slug || null}
      onChange={(next) => next && sample.set(next)}
      allowDeselect={false}
      searchable
      nothingFoundMessage={texts.post.noMatch}
    />
  );
}

function BlogCategorySample() {
  const { sample } = useEditing();
  const categories = useQuery(blogCategoriesQuery).data ?? [];
  return (
    <Select
      label={texts.label}
      data={[
        { value: '', label: texts.blogCategory.all },
        ...categories.map(({ slug = '', label = '' }) => ({ value: slug, label })),
      ]}
      value={useCell(sample)}
      onChange={(next) => next !== null && sample.set(next)}
      allowDeselect={false}
      searchable
      nothingFoundMessage={texts.category.noMatch}
    />
  );
}

/** The words that are searched for, once the field is left or Enter is pressed. */
function WordsSample() {
  const { sample } = useEditing();
  const shown = useCell(sample) ?? '';
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const search = () => sample.set(typed.trim());
  return (
    <TextInput
      label={texts.words.label}
      description={texts.words.hint}
      maxLength={LONGEST_SEARCH}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={getHotkeyHandler([['Enter', search]])}
      onBlur={search}
    />
  );
}

const fields: Record<SampleKind, () => ReactNode> = {
  product: ProductSample,
  category: CategorySample,
  words: WordsSample,
  post: PostSample,
  blogCategory: BlogCategorySample,
};
