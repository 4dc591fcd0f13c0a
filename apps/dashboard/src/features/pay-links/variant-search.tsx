import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../app/words.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { nameOfVariant, type Variant } from './pay-link.ts';
import { variantsQuery } from './queries.ts';

const texts = words.payLinks;

/** A search for what is on sale, which adds what is chosen. */
export function VariantSearch({ onChoose }: { onChoose: (variant: Variant) => void }) {
  const [text, setText] = useState('');
  const { data: found = [], isFetching } = useQuery(variantsQuery(useSettled(text.trim())));
  const idOf = ({ variantId, id }: Variant) => variantId ?? id ?? '';
  return (
    <Select
      label={texts.add}
      placeholder={texts.addText}
      searchable
      maxLength={100}
      value={null}
      searchValue={text}
      onSearchChange={setText}
      // the server has searched already
      filter={({ options }) => options}
      data={found.map((variant) => ({ value: idOf(variant), label: nameOfVariant(variant) }))}
      nothingFoundMessage={isFetching ? texts.searching : texts.noMatch}
      onChange={(id) => {
        const variant = found.find((one) => idOf(one) === id);
        if (variant) onChoose(variant);
        setText('');
      }}
    />
  );
}
