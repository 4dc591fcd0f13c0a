import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../ui/use-settled.ts';
import { nameOfVariant, type Variant } from './pay-link.ts';
import { variantsQuery } from './queries.ts';

/** A search for what is on sale, which adds what is chosen. */
export function VariantSearch({ onChoose }: { onChoose: (variant: Variant) => void }) {
  const [text, setText] = useState('');
  const { data: found = [], isFetching } = useQuery(variantsQuery(useSettled(text.trim())));
  const idOf = ({ variantId, id }: Variant) => variantId ?? id ?? '';
  return (
    <Select
      label="Add an item"
      placeholder="Search by product or code"
      searchable
      maxLength={100}
      value={null}
      searchValue={text}
      onSearchChange={setText}
      // the server has searched already
      filter={({ options }) => options}
      data={found.map((variant) => ({ value: idOf(variant), label: nameOfVariant(variant) }))}
      nothingFoundMessage={isFetching ? 'Searching …' : 'No item matches'}
      onChange={(id) => {
        const variant = found.find((one) => idOf(one) === id);
        if (variant) onChoose(variant);
        setText('');
      }}
    />
  );
}
