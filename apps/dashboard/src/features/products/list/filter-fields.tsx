import { Button, Checkbox, Group, NativeSelect, Select, Stack, Text, TextInput } from '@mantine/core';
import { useFormat } from '../../../app/format.ts';
import type { ProductFilters } from './product-search.ts';
import { stockStatuses } from './product-summary.ts';
import { useFilterNames } from './use-filter-names.ts';

export const productTypes = { PHYSICAL: 'Physical', DIGITAL: 'Digital' };

/** The parameters of the filters. */
const all = ['visibility', 'stock', 'type', 'category', 'brand', 'ribbon', 'from', 'to', 'sale'];

type FilterFieldsProps = {
  filters: ProductFilters;
  onChange: (changes: Record<string, string | null>) => void;
  onDone: () => void;
};

/** Every filter of the product list, set or not. */
export function FilterFields({ filters, onChange, onDone }: FilterFieldsProps) {
  const names = useFilterNames();
  const options = (map: Map<string, string>) => Array.from(map, ([value, label]) => ({ value, label }));
  const search = (label: string, name: 'category' | 'brand' | 'ribbon', map: Map<string, string>) =>
    map.size > 0 && (
      <Select
        label={label}
        placeholder="Any"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': `Any ${name}` }}
        limit={50}
        data={options(map)}
        value={filters[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Visibility"
        value={filters.visibility ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ visibility: value })}
        data={[
          { value: '', label: 'Visible and hidden' },
          { value: 'visible', label: 'Visible' },
          { value: 'hidden', label: 'Hidden' },
        ]}
      />
      <NativeSelect
        label="Stock"
        value={filters.stock ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ stock: value })}
        data={[
          { value: '', label: 'Any' },
          ...Object.entries(stockStatuses).map(([value, { text }]) => ({ value, label: text })),
        ]}
      />
      <NativeSelect
        label="Type"
        value={filters.type ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ type: value })}
        data={[
          { value: '', label: 'Any' },
          ...Object.entries(productTypes).map(([value, label]) => ({ value, label })),
        ]}
      />
      {search('Category', 'category', names.categories)}
      {search('Brand', 'brand', names.brands)}
      {search('Ribbon', 'ribbon', names.ribbons)}
      <PriceRange filters={filters} onChange={onChange} />
      <Checkbox
        label="On sale"
        checked={filters.onSale}
        onChange={({ currentTarget: { checked } }) => onChange({ sale: checked ? 'yes' : null })}
      />
      <Group justify="space-between" mt="sm">
        <Button variant="default" onClick={() => onChange(Object.fromEntries(all.map((name) => [name, null])))}>
          Clear all
        </Button>
        <Button onClick={onDone}>Show products</Button>
      </Group>
    </Stack>
  );
}

function PriceRange({ filters, onChange }: Pick<FilterFieldsProps, 'filters' | 'onChange'>) {
  const format = useFormat();
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Price
      </Text>
      <Group gap="xs" grow>
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={`${end} ${filters[end]}`}
            aria-label={end === 'from' ? 'Lowest price' : 'Highest price'}
            placeholder={end === 'from' ? 'From' : 'To'}
            leftSection={<span style={{ fontSize: 13 }}>{format.currencySymbol()}</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={filters[end] ?? ''}
            onBlur={({ currentTarget: { value } }) => onChange({ [end]: value })}
            onKeyDown={({ key, currentTarget: { value } }) => key === 'Enter' && onChange({ [end]: value })}
          />
        ))}
      </Group>
    </div>
  );
}
