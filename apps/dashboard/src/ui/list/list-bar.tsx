import { Button, CloseButton, Drawer, Group, Pill, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Format, useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { clearing, countSet } from './address.ts';
import type { ListQuery, Nouns, Sorts } from './define-list.ts';
import { FilterControl, Picker } from './filter-control.tsx';
import { type Amounts, type Dates, type Filter, type Filters, type Lookup, paramsOf, type Value } from './filters.ts';
import { SearchBox } from './search-box.tsx';

type ListBarProps = {
  list: { nouns: Nouns; search?: string; filters: Filters; sorts: Sorts };
  query: ListQuery;
  onChange: (changes: Record<string, string | null>) => void;
  /** Further controls. */
  children?: ReactNode;
};

/** With more filters than this, they move into a drawer. */
const MOST_IN_A_ROW = 3;

/** Search, filters and sort order of a list. Filters set out of sight are listed, each with a way to remove it. */
export function ListBar({ list, query, onChange, children }: ListBarProps) {
  const [isOpen, drawer] = useDisclosure(false);
  const filters = Object.entries(list.filters);
  const hasDrawer = filters.filter(([, { kind }]) => kind !== 'linked').length > MOST_IN_A_ROW;
  const sorts = Object.entries(list.sorts);
  const [sort = ''] = sorts.find(([, { by }]) => by === query.sort[0]) ?? [];
  const [usual] = Object.keys(list.sorts);
  const controls = filters.map(([name, filter]) => (
    <FilterControl
      key={name}
      name={name}
      filter={filter}
      value={query.filters[name] ?? null}
      onChange={onChange}
      isLabelled={hasDrawer}
    />
  ));
  const count = countSet(query);
  const outOfSight = filters.filter(([name, { kind }]) => query.filters[name] && (hasDrawer || kind === 'linked'));
  if (list.search === undefined && filters.length === 0 && usual === undefined) return null;
  return (
    <Stack gap="xs">
      <Group component="search" gap="sm" align="flex-end">
        {list.search !== undefined && (
          <SearchBox label={list.search} value={query.text} onSearch={(search) => onChange({ search })} />
        )}
        {!hasDrawer && controls}
        {hasDrawer && (
          <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} onClick={drawer.open}>
            {count > 0 ? words.lists.filters.open(count) : words.lists.filters.title}
          </Button>
        )}
        {usual !== undefined && (
          <Picker
            label={words.lists.orderBy}
            isLabelled={false}
            value={sort}
            onChange={(chosen) => onChange({ sort: chosen === usual ? null : chosen })}
            data={sorts.map(([value, { label }]) => ({ value, label }))}
          />
        )}
        {children}
      </Group>
      {outOfSight.length > 0 && (
        <Group gap={6} aria-label={words.lists.filters.set} role="group">
          {outOfSight.map(([name, filter]) => (
            <SetFilter key={name} name={name} filter={filter} value={query.filters[name] ?? null} onChange={onChange} />
          ))}
        </Group>
      )}
      {hasDrawer && (
        <Drawer opened={isOpen} onClose={drawer.close} position="right" size="sm" title={words.lists.filters.title}>
          <Stack gap="sm">
            {controls}
            <Group justify="space-between" mt="sm">
              <Button variant="default" onClick={() => onChange(clearing(list))}>
                {words.lists.filters.clearAll}
              </Button>
              <Button onClick={drawer.close}>{words.lists.filters.done(list.nouns.many)}</Button>
            </Group>
          </Stack>
        </Drawer>
      )}
    </Stack>
  );
}

type SetFilterProps = {
  name: string;
  filter: Filter;
  value: Value<Filter>;
  onChange: (changes: Record<string, null>) => void;
};

const noOptions = () => [];

function SetFilter({ name, filter, value, onChange }: SetFilterProps) {
  const format = useFormat();
  const useOptions: Lookup['useOptions'] = filter.kind === 'lookup' ? filter.useOptions : noOptions;
  const text = textOf(filter, value, useOptions(), format);
  const clear = Object.fromEntries(paramsOf(name, filter).map((param) => [param, null]));
  return (
    <Pill component="span" size="md">
      <Group component="span" gap={4} wrap="nowrap">
        {text}
        <CloseButton size="xs" aria-label={words.lists.filters.remove(text)} onClick={() => onChange(clear)} />
      </Group>
    </Pill>
  );
}

type RangeFormat = Pick<Format, 'money' | 'fullDay'>;
type Options = ReturnType<Lookup['useOptions']>;

function textOf(filter: Filter, value: Value<Filter>, options: Options, { money, fullDay }: RangeFormat): string {
  if (filter.kind === 'choice') return filter.options[String(value)] ?? filter.label;
  if (filter.kind === 'lookup') return options.find((option) => option.value === value)?.label ?? filter.label;
  if (filter.kind === 'amounts') return rangeText(value as Value<Amounts>, money);
  if (filter.kind === 'dates') return `${filter.label}: ${rangeText(value as Value<Dates>, fullDay)}`;
  return filter.label;
}

function rangeText(value: Value<Amounts> | Value<Dates>, show: (end: string) => string): string {
  const { from = null, to = null } = value ?? {};
  if (from && to) return `${show(from)} – ${show(to)}`;
  return from ? words.lists.filters.fromAmount(show(from)) : words.lists.filters.upToAmount(show(to ?? '0'));
}
