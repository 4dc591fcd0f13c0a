import { Select, Text } from '@mantine/core';
import { shopPages } from '@stoa/blocks/shop-pages';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
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
  const slug = useCell(sample);
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

const fields = { product: ProductSample };
