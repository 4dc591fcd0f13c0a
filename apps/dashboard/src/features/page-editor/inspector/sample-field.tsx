import { Select, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useSample } from '../canvas/shop-parts.tsx';
import { useEditing } from '../editing.ts';

const SHOWN = 20;

/** Chooses the product that the page is looked at with: visitors see it of each product. */
export function SampleField() {
  const { sample } = useEditing();
  const slug = useSample();
  const [text, setText] = useState('');
  const found = useQuery({
    queryKey: ['products', 'to look at', text],
    queryFn: async () => {
      const search = text.trim() ? { search: { expression: text.trim(), mode: 'AND' as const } } : {};
      const answer = await api.productsV3.searchProducts({
        search: { ...search, filter: { visible: true }, cursorPaging: { limit: SHOWN } },
      });
      return answer.products ?? [];
    },
    placeholderData: keepPreviousData,
  });
  const options = (found.data ?? []).map((product) => ({ value: product.slug ?? '', label: product.name ?? '' }));
  const isListed = slug === '' || options.some(({ value }) => value === slug);
  return (
    <>
      <Text size="sm">All products have this page. What you add, move or remove here changes on each of them.</Text>
      <Select
        label="Look at it with"
        placeholder={slug === '' ? 'There are no products yet' : 'Search products'}
        data={isListed ? options : [{ value: slug, label: slug }, ...options]}
        value={slug || null}
        onChange={(next) => next && sample.set(next)}
        searchable
        onSearchChange={(typed) => setText(options.some(({ label }) => label === typed) ? '' : typed)}
        // the server has searched already, by words
        filter={({ options: all }) => all}
        nothingFoundMessage="No matching products"
      />
    </>
  );
}
