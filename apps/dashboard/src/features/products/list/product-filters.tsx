import {
  Button,
  Checkbox,
  CloseButton,
  Drawer,
  Group,
  NativeSelect,
  Pill,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../app/format.ts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { brandsQuery, ribbonsQuery } from '../form/settings/suggestions.ts';
import { countFilters, type ProductFilters, productSorts } from './product-search.ts';
import { stockStatuses } from './product-summary.ts';
import { categoryNamesQuery } from './queries.ts';

type ProductFilterBarProps = {
  filters: ProductFilters;
  onChange: (changes: Record<string, string | null>) => void;
};

/** Search, filters and order of the product list; what is set is shown, each with a way to take it off. */
export function ProductFilterBar({ filters, onChange }: ProductFilterBarProps) {
  const [isOpen, drawer] = useDisclosure(false);
  const count = countFilters(filters);
  return (
    <Stack gap="xs">
      <Group component="search" gap="sm">
        <SearchBox label="Search products" value={filters.text} onSearch={(search) => onChange({ search })} />
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} onClick={drawer.open}>
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
        <NativeSelect
          aria-label="Order by"
          value={filters.sort}
          onChange={({ currentTarget: { value } }) => onChange({ sort: value === 'newest' ? null : value })}
          data={Object.entries(productSorts).map(([value, { label }]) => ({ value, label }))}
          flex="0 1 190px"
        />
      </Group>
      <SetFilters filters={filters} onChange={onChange} />
      <Drawer opened={isOpen} onClose={drawer.close} position="right" size="sm" title="Filters">
        <FilterFields filters={filters} onChange={onChange} onDone={drawer.close} />
      </Drawer>
    </Stack>
  );
}

/** Names of what can be filtered by; empty until they are loaded. */
function useNames() {
  const categories = useQuery(categoryNamesQuery).data ?? new Map<string, string>();
  const brands = useQuery(brandsQuery).data ?? [];
  const ribbons = useQuery(ribbonsQuery).data ?? [];
  const byId = (items: { id?: string | null; name?: string | null }[]) =>
    new Map(items.flatMap(({ id, name }): [string, string][] => (id ? [[id, name ?? '']] : [])));
  return { categories, brands: byId(brands), ribbons: byId(ribbons) };
}

const types = { PHYSICAL: 'Physical', DIGITAL: 'Digital' };

function SetFilters({ filters, onChange }: ProductFilterBarProps) {
  const names = useNames();
  const format = useFormat();
  const { visibility, type, stock, category, brand, ribbon, from, to, onSale } = filters;
  const set: { text: string; clear: Record<string, null> }[] = [
    ...(visibility ? [{ text: visibility === 'visible' ? 'Visible' : 'Hidden', clear: { visibility: null } }] : []),
    ...(type ? [{ text: types[type], clear: { type: null } }] : []),
    ...(stock ? [{ text: stockStatuses[stock]?.text ?? stock, clear: { stock: null } }] : []),
    ...(category ? [{ text: names.categories.get(category) ?? 'Category', clear: { category: null } }] : []),
    ...(brand ? [{ text: names.brands.get(brand) ?? 'Brand', clear: { brand: null } }] : []),
    ...(ribbon ? [{ text: names.ribbons.get(ribbon) ?? 'Ribbon', clear: { ribbon: null } }] : []),
    ...(from || to ? [{ text: priceText(from, to, format.money), clear: { from: null, to: null } }] : []),
    ...(onSale ? [{ text: 'On sale', clear: { sale: null } }] : []),
  ];
  if (set.length === 0) return null;
  return (
    <Group gap={6} aria-label="Filters that are set" role="group">
      {set.map(({ text, clear }) => (
        <Pill key={text} component="span" size="md">
          <Group component="span" gap={4} wrap="nowrap">
            {text}
            <CloseButton size="xs" aria-label={`Remove filter ${text}`} onClick={() => onChange(clear)} />
          </Group>
        </Pill>
      ))}
    </Group>
  );
}

function priceText(from: string | null, to: string | null, money: (amount: string) => string): string {
  if (from && to) return `${money(from)} – ${money(to)}`;
  return from ? `From ${money(from)}` : `Up to ${money(to ?? '0')}`;
}

function FilterFields({ filters, onChange, onDone }: ProductFilterBarProps & { onDone: () => void }) {
  const names = useNames();
  const format = useFormat();
  const options = (map: Map<string, string>) => Array.from(map, ([value, label]) => ({ value, label }));
  const search = (label: string, name: 'category' | 'brand' | 'ribbon', map: Map<string, string>) => (
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
        data={[{ value: '', label: 'Any' }, ...Object.entries(types).map(([value, label]) => ({ value, label }))]}
      />
      {search('Category', 'category', names.categories)}
      {search('Brand', 'brand', names.brands)}
      {search('Ribbon', 'ribbon', names.ribbons)}
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
      <Checkbox
        label="On sale"
        checked={filters.onSale}
        onChange={({ currentTarget: { checked } }) => onChange({ sale: checked ? 'yes' : null })}
      />
      <Group justify="space-between" mt="sm">
        <Button
          variant="default"
          onClick={() =>
            onChange(
              Object.fromEntries(
                ['visibility', 'stock', 'type', 'category', 'brand', 'ribbon', 'from', 'to', 'sale'].map((name) => [
                  name,
                  null,
                ]),
              ),
            )
          }
        >
          Clear all
        </Button>
        <Button onClick={onDone}>Show products</Button>
      </Group>
    </Stack>
  );
}
