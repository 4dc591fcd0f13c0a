/** Filters of a list. A filter's name is its parameter in the address. */
import { readAmount } from '../form/read-number.ts';
import { oneOf } from '../one-of.ts';

export type Option = { value: string; label: string };

type Named = { label: string };
/** A choice between a few fixed values. `any` is the label while nothing is chosen. */
export type Choice = Named & {
  kind: 'choice';
  any: string;
  options: Readonly<Record<string, string>>;
  /** On wide screens its values stand side by side. */
  isSegmented?: boolean;
  /** A hook: counts to show with some values. */
  useCounts?: () => Readonly<Record<string, number>>;
};
/** A choice between entities of the site, loaded by a hook. Hidden if there are none to choose. */
export type Lookup = Named & { kind: 'lookup'; any: string; useOptions: () => Option[]; isId?: boolean };
export type Flag = Named & { kind: 'flag' };
/** A minimum, a maximum or a range of amounts, each bound in its own parameter. */
export type Amounts = Named & { kind: 'amounts'; from: string; to: string };
/** The first day, the last day or both of a period, each in its own parameter: `2026-01-31`. */
export type Dates = Named & { kind: 'dates'; from: string; to: string };
/** Set only by links. */
export type Linked = Named & { kind: 'linked' };

export type Filter = Choice | Lookup | Flag | Amounts | Dates | Linked;
export type Filters = Readonly<Record<string, Filter>>;

/** The text of the current value of a filter; null if none is set. */
export type Value<F extends Filter> = F extends { kind: 'choice'; options: infer O }
  ? (keyof O & string) | null
  : F extends { kind: 'flag' }
    ? true | null
    : F extends { kind: 'amounts' | 'dates' }
      ? { from: string | null; to: string | null } | null
      : string | null;
export type Values<F extends Filters> = { [Name in keyof F]: Value<F[Name]> };

/** The parameters of a filter. */
export const paramsOf = (name: string, filter: Filter): string[] =>
  filter.kind === 'amounts' || filter.kind === 'dates' ? [filter.from, filter.to] : [name];

const DAY = /^\d{4}-\d\d-\d\d$/;
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

const ID = /^[0-9a-f-]{36}$/i;

/** The value of a filter in the address. Unusable values count as unset. */
export function readFilter(name: string, filter: Filter, params: URLSearchParams): Value<Filter> {
  const text = params.get(name) || null;
  switch (filter.kind) {
    case 'choice':
      return oneOf(Object.keys(filter.options), text);
    case 'lookup':
      return filter.isId && !ID.test(text ?? '') ? null : text;
    case 'flag':
      return text === 'yes' ? true : null;
    case 'amounts': {
      const [from, to] = [filter.from, filter.to].map((end) => readAmount(params.get(end) ?? ''));
      return from || to ? { from: from ?? null, to: to ?? null } : null;
    }
    case 'dates': {
      const [from = '', to = ''] = [filter.from, filter.to].map((end) => params.get(end) ?? '');
      return isDay(from) || isDay(to) ? { from: isDay(from) ? from : null, to: isDay(to) ? to : null } : null;
    }
    case 'linked':
      return text;
  }
}
