import { Badge, Checkbox, Group, NativeSelect, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { useIsPhone } from '../use-is-phone.ts';
import type { Amounts, Choice, Dates, Filter, Lookup, Option, Value } from './filters.ts';

type Change = (changes: Record<string, string | null>) => void;
type ControlProps<F extends Filter> = {
  name: string;
  filter: F;
  value: Value<F>;
  onChange: Change;
  /** Shows the label above the control, instead of for screen readers only. */
  isLabelled: boolean;
};

/** The control that sets a filter. */
export function FilterControl({ filter, value, ...control }: ControlProps<Filter>): ReactNode {
  // a value is parsed by its filter
  switch (filter.kind) {
    case 'choice':
      return <ChoiceControl filter={filter} value={value as Value<Choice>} {...control} />;
    case 'lookup':
      return <LookupControl filter={filter} value={value as Value<Lookup>} {...control} />;
    case 'flag':
      return (
        <Checkbox
          label={filter.label}
          checked={value === true}
          onChange={({ currentTarget: { checked } }) => control.onChange({ [control.name]: checked ? 'yes' : null })}
        />
      );
    case 'amounts':
      return <AmountsControl filter={filter} value={value as Value<Amounts>} {...control} />;
    case 'dates':
      return <DatesControl filter={filter} value={value as Value<Dates>} {...control} />;
    case 'linked':
      return null;
  }
}

const noCounts = () => ({});

function ChoiceControl({ name, filter, value, onChange, isLabelled }: ControlProps<Choice>) {
  const isPhone = useIsPhone();
  const { label, any, options, isSegmented, useCounts = noCounts } = filter;
  const counts: Readonly<Record<string, number>> = useCounts();
  const choose = (chosen: string) => onChange({ [name]: chosen });
  const choices = [
    { value: '', label: any },
    ...Object.entries(options).map(([key, text]) => ({ value: key, label: text })),
  ];
  if (isSegmented && !isPhone && !isLabelled) {
    const data = choices.map((choice) => ({ ...choice, label: withBadge(choice, counts) }));
    return <SegmentedControl aria-label={label} value={value ?? ''} onChange={choose} data={data} />;
  }
  const data = choices.map((choice) => ({ ...choice, label: withCount(choice, counts) }));
  return <Picker label={label} isLabelled={isLabelled} value={value ?? ''} onChange={choose} data={data} />;
}

type Counts = Readonly<Record<string, number>>;

const withCount = ({ value, label }: Option, counts: Counts): string =>
  counts[value] ? `${label} (${counts[value]})` : label;

function withBadge({ value, label }: Option, counts: Counts): ReactNode {
  const count = counts[value] ?? 0;
  if (count === 0) return label;
  return (
    <Group gap={6} wrap="nowrap" justify="center">
      {label}
      <Badge size="sm" circle={count < 10} color="yellow" variant="filled" autoContrast>
        {count}
      </Badge>
    </Group>
  );
}

function LookupControl({ name, filter, value, onChange, isLabelled }: ControlProps<Lookup>) {
  const { label, any, useOptions } = filter;
  const options = useOptions();
  if (options.length === 0) return null;
  if (isLabelled)
    return (
      <Select
        label={label}
        placeholder={any}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': words.lists.filters.any(label) }}
        limit={50}
        data={options}
        value={value}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
    );
  const unknown = value && !options.some((option) => option.value === value) ? [{ value, label: value }] : [];
  return (
    <Picker
      label={label}
      isLabelled={false}
      value={value ?? ''}
      onChange={(chosen) => onChange({ [name]: chosen })}
      data={[{ value: '', label: any }, ...options, ...unknown]}
    />
  );
}

type PickerProps = {
  label: string;
  isLabelled: boolean;
  value: string;
  onChange: (value: string) => void;
  data: Option[];
};

/** A choice between several values, as the browser's native control. */
export function Picker({ label, isLabelled, onChange, ...field }: PickerProps) {
  const flex = useIsPhone() ? '1 1 150px' : '0 1 190px';
  return (
    <NativeSelect
      {...(isLabelled ? { label } : { 'aria-label': label, flex })}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      {...field}
    />
  );
}

function AmountsControl({ filter, value, onChange }: ControlProps<Amounts>) {
  const format = useFormat();
  const ends = [
    {
      name: filter.from,
      label: words.lists.filters.lowest(filter.label),
      placeholder: words.lists.filters.from,
      known: value?.from ?? '',
    },
    {
      name: filter.to,
      label: words.lists.filters.highest(filter.label),
      placeholder: words.lists.filters.to,
      known: value?.to ?? '',
    },
  ];
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {filter.label}
      </Text>
      <Group gap="xs" grow>
        {ends.map(({ name, label, placeholder, known }) => (
          <TextInput
            key={`${name} ${known}`}
            aria-label={label}
            placeholder={placeholder}
            leftSection={<span style={{ fontSize: 13 }}>{format.currencySymbol()}</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={known}
            onBlur={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && onChange({ [name]: currentTarget.value })}
          />
        ))}
      </Group>
    </div>
  );
}

function DatesControl({ filter, value, onChange }: ControlProps<Dates>) {
  const from = value?.from ?? '';
  const to = value?.to ?? '';
  const ends = [
    {
      name: filter.from,
      label: words.lists.filters.firstDay(filter.label),
      text: words.lists.filters.from,
      known: from,
      max: to,
    },
    {
      name: filter.to,
      label: words.lists.filters.lastDay(filter.label),
      text: words.lists.filters.to,
      known: to,
      min: from,
    },
  ];
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {filter.label}
      </Text>
      <Group gap="xs" grow>
        {ends.map(({ name, label, text, known, ...limits }) => (
          <TextInput
            key={`${name} ${known}`}
            type="date"
            aria-label={label}
            label={text}
            labelProps={{ 'aria-hidden': true, c: 'dimmed', size: 'xs' }}
            defaultValue={known}
            {...limits}
            onBlur={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && onChange({ [name]: currentTarget.value })}
          />
        ))}
      </Group>
    </div>
  );
}
