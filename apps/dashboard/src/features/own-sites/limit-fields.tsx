import { NumberInput, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LimitName, limitNames } from '../../ui/limit-names.ts';

/** Numbers as they are typed; an empty field is no limit. */
export type LimitValues = Record<LimitName, number | ''>;
type Limits = { [name in LimitName]?: number | null };

const names = Object.keys(limitNames) as LimitName[];
const each = <T,>(numberOf: (name: LimitName) => T) =>
  Object.fromEntries(names.map((name) => [name, numberOf(name)])) as Record<LimitName, T>;

export const readLimits = (limits: Limits | null | undefined): LimitValues => each((name) => limits?.[name] ?? '');
export const writeLimits = (values: LimitValues): Record<LimitName, number | null> =>
  each((name) => (values[name] === '' ? null : values[name]));

type LimitFieldsProps = {
  values: LimitValues;
  onChange: (change: Partial<LimitValues>) => void;
  /** What an empty field says. */
  empty: string;
  children?: ReactNode;
};

/** A number for everything that can be limited. */
export function LimitFields({ values, onChange, empty, children }: LimitFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {children}
      {names.map((name) => (
        <LimitField
          key={name}
          label={limitNames[name]}
          empty={empty}
          value={values[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </SimpleGrid>
  );
}

type LimitFieldProps = {
  label: string;
  empty: string;
  value: number | '';
  onChange: (value: number | '') => void;
  min?: number;
};

/** One of them. */
export function LimitField({ label, empty, value, onChange, min = 0 }: LimitFieldProps) {
  return (
    <NumberInput
      label={label}
      placeholder={empty}
      value={value}
      min={min}
      max={1_000_000_000}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      thousandSeparator=","
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : '')}
    />
  );
}
