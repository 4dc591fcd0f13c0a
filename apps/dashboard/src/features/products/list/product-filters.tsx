import { Button, CloseButton, Drawer, Group, NativeSelect, Pill, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useFormat } from '../../../app/format.ts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { FilterFields, productTypes } from './filter-fields.tsx';
import { countFilters, type ProductFilters, productSorts } from './product-search.ts';
import { stockStatuses } from './product-summary.ts';
import { useFilterNames } from './use-filter-names.ts';

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

function SetFilters({ filters, onChange }: ProductFilterBarProps) {
  const names = useFilterNames();
  const format = useFormat();
  const { visibility, type, stock, category, brand, ribbon, from, to, onSale } = filters;
  const set: { text: string; clear: Record<string, null> }[] = [
    ...(visibility ? [{ text: visibility === 'visible' ? 'Visible' : 'Hidden', clear: { visibility: null } }] : []),
    ...(type ? [{ text: productTypes[type], clear: { type: null } }] : []),
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
