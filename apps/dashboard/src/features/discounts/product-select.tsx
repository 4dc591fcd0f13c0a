import { MultiSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';

type ProductSelectProps = {
  label: string;
  value: string[];
  onChange: (ids: string[]) => void;
  most?: number;
  error?: string | undefined;
};
type Named = { id?: string | null; name?: string | null };

const SHOWN = 20;
const optionsOf = (products: readonly Named[]) =>
  products.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' }));

/** Selects products by typing parts of their names. */
export function ProductSelect({ label, value, onChange, most = 50, error }: ProductSelectProps) {
  const [text, setText] = useState('');
  const found = useQuery({
    queryKey: ['products', 'to select', text],
    queryFn: async () => {
      const search = text.trim() ? { search: { expression: text.trim(), mode: 'AND' as const } } : {};
      const answer = await api.productsV3.searchProducts({ search: { ...search, cursorPaging: { limit: SHOWN } } });
      return answer.products ?? [];
    },
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    queryKey: ['products', 'selected', value],
    queryFn: async () => {
      const query = { filter: { id: { $in: value } }, cursorPaging: { limit: 100 } };
      return (await api.productsV3.queryProducts({ query })).products ?? [];
    },
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  });
  const options = new Map(
    optionsOf([...(found.data ?? []), ...(chosen.data ?? [])]).map((option) => [option.value, option]),
  );
  for (const id of value) if (!options.has(id)) options.set(id, { value: id, label: 'Deleted product' });
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? 'Search products' : undefined}
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
      nothingFoundMessage="No matching products"
      hidePickedOptions
    />
  );
}
