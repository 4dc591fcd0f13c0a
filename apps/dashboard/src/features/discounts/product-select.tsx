import { MultiSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { useFoundProducts } from '../products/use-found-products.ts';

const texts = words.discounts.scope;

type ProductSelectProps = {
  label: string;
  value: string[];
  onChange: (ids: string[]) => void;
  most?: number;
  error?: string | undefined;
};
type Named = { id?: string | null; name?: string | null };

const optionsOf = (products: readonly Named[]) =>
  products.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' }));

/** Selects products by typing parts of their names. */
export function ProductSelect({ label, value, onChange, most = 50, error }: ProductSelectProps) {
  const [text, setText] = useState('');
  const found = useFoundProducts(text);
  const chosen = useQuery({
    queryKey: ['products', 'selected', value],
    queryFn: async () => {
      const query = { filter: { id: { $in: value } }, cursorPaging: { limit: 100 } };
      return (await api.productsV3.queryProducts({ query })).products ?? [];
    },
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  });
  const options = new Map(optionsOf([...found, ...(chosen.data ?? [])]).map((option) => [option.value, option]));
  for (const id of value) if (!options.has(id)) options.set(id, { value: id, label: texts.deleted });
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? texts.search : undefined}
      data={[...options.values()]}
      value={value}
      onChange={onChange}
      maxValues={most}
      error={error}
      searchable
      searchValue={text}
      onSearchChange={setText}
      // the server has searched already, by words
      filter={({ options: all }) => all}
      nothingFoundMessage={texts.noMatch}
      hidePickedOptions
    />
  );
}
