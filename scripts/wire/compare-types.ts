import { messages } from '@stoa/contract';
import type { Difference, DifferenceClass } from './difference.ts';
import { type FactField, type FactService, readField, valuesOf } from './facts.ts';

export type Schema = {
  $ref?: string;
  $id?: string;
  anyOf?: Schema[];
  type?: string;
  format?: string;
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  readOnly?: boolean;
  fieldMask?: object;
  decimal?: Record<string, number>;
  [limit: string]: unknown;
};

/** Whether clients send a type, or receive it. */
export type Direction = 'request' | 'response';

/** A comparison of a service's types: what has been compared, and the differences found so far. */
export type Comparison = { facts: FactService; seen: Set<string>; found: Map<string, Found> };
/** With the directions in which a field is missing. */
type Found = Difference & { directions: Set<Direction> };

export const newComparison = (facts: FactService): Comparison => ({ facts, seen: new Set(), found: new Map() });

export const differencesOf = ({ found }: Comparison): Difference[] =>
  [...found.values()].map(({ directions: [only, other], what, ...rest }) => ({
    ...rest,
    what: only && !other ? `${what} in ${only}s` : what,
  }));

/** Compares a type with a schema, once in each direction. `where` names the schema if it has no name of its own. */
export function compareType(all: Comparison, type: string, schema: Schema, direction: Direction, where = type): void {
  const { resolved } = resolve(schema);
  const key = `${type} ${resolved.$id ?? where} ${direction}`;
  if (all.seen.has(key)) return;
  all.seen.add(key);
  for (const [name, declared] of Object.entries(all.facts.types[type] ?? {})) {
    if (name === '(oneOf)') continue;
    const field = readField(declared);
    // clients do not send what is read-only
    if (direction === 'request' && field.isReadonly && name !== 'id') continue;
    const ours = resolved.properties?.[name];
    if (ours) compareField(all, { field, ours, direction, where: type, name });
    else reportMissing(all, { field, direction, where: type, name });
  }
}

type Place = { field: FactField; direction: Direction; where: string; name: string };
type Pair = Place & { ours: Schema };

function report(all: Comparison, kind: DifferenceClass, where: string, what: string, direction?: Direction): void {
  const text = `${kind} ${where} ${what}`;
  const known = all.found.get(text) ?? { service: all.facts.service, kind, where, what, directions: new Set() };
  if (direction) known.directions.add(direction);
  all.found.set(text, known);
}

function reportMissing(all: Comparison, { field, direction, where, name }: Place): void {
  const note = field.isDeprecated ? ' (deprecated)' : '';
  const kind = field.isInternal ? 'internal' : 'field';
  if (field.type === 'FieldMask') report(all, 'mask', where, `${name} is missing`);
  else report(all, kind, where, `${name} is missing${note}`, direction);
}

function compareField(all: Comparison, { field, ours, direction, where, name }: Pair): void {
  const outer = resolve(ours);
  if (direction === 'request' && field.isNullable && !outer.isNullable && !ours.readOnly)
    report(all, 'null', where, `${name} refuses null`);
  if (direction === 'response' && outer.isNullable && !field.isNullable && field.lists === 0)
    report(all, 'null', where, `${name} may be null in responses`);
  let inner = outer.resolved;
  for (let lists = 0; lists < field.lists && inner.type === 'array'; lists++) {
    if (direction === 'request') compareLimits(all, { field, direction, where, name, ours: inner }, LIST_LIMITS);
    inner = resolve(inner.items ?? {}).resolved;
  }
  if (field.lists > 0 && outer.resolved.type !== 'array')
    report(all, 'type', where, `${name} is no list, but ${kindOfSchema(inner)}`);
  else compareValue(all, { field, ours: inner, direction, where, name });
}

const LIST_LIMITS = ['minItems', 'maxItems'];
const VALUE_LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'format'];
const DECIMAL_LIMITS = ['gte', 'gt', 'lte', 'maxScale'];

function compareValue(all: Comparison, pair: Pair): void {
  const { field, ours, direction, where, name } = pair;
  const [theirs, kind] = [kindOf(all.facts, field), kindOfSchema(ours)];
  if (ours.readOnly && direction === 'request' && !field.isReadonly) report(all, 'type', where, `${name} is read-only`);
  if (theirs !== kind && theirs !== 'anything') {
    report(all, theirs === 'mask' ? 'mask' : 'type', where, `${name} is ${kind} instead of ${theirs}`);
  } else if (theirs === 'enum') compareValues(all, field, ours);
  else if (theirs === 'object') compareType(all, field.type, ours, direction, `${where}.${name}`);
  else if (direction === 'request') {
    compareLimits(all, pair, VALUE_LIMITS);
    compareLimits(all, { ...pair, ours: ours.decimal ?? {} }, DECIMAL_LIMITS);
  }
}

function compareValues(all: Comparison, { type }: FactField, ours: Schema): void {
  const theirs = valuesOf(all.facts, type) ?? [];
  const own = ours.enum ?? [];
  const missing = theirs.filter((value) => !own.includes(value) && !/^UNKNOWN|^UNDEFINED$/.test(value));
  const added = own.filter((value) => !theirs.includes(value));
  for (const value of missing) report(all, 'value', type, `lacks ${value}`);
  for (const value of added) report(all, 'value', type, `adds ${value}`);
}

function compareLimits(all: Comparison, { field: { limits }, where, name, ours }: Pair, names: string[]): void {
  for (const limit of names) {
    const own = ours[limit];
    const theirs = limit === 'format' ? FORMATS[String(limits.format)] : limits[limit];
    if (own === theirs || (limit === 'format' && theirs === undefined)) continue;
    if (isVoid(limit, theirs) && isVoid(limit, own)) continue;
    report(all, 'limit', where, `${name}: ${limit} is ${own ?? 'absent'} instead of ${theirs ?? 'absent'}`);
  }
}

const isVoid = (limit: string, value: unknown): boolean =>
  value === undefined || (value === 0 && ['minLength', 'minItems'].includes(limit));

/** Formats of the facts that have an equal of ours. */
const FORMATS: Record<string, string> = {
  GUID: 'guid',
  EMAIL: 'email',
  WEB_URL: 'web-url',
  CURRENCY: 'currency',
  COUNTRY: 'country',
  LANGUAGE: 'language',
  DECIMAL_VALUE: 'decimal',
  COLOR_HEX: 'color-hex',
};

/** The schema behind references, and whether it may be null. */
export function resolve(schema: Schema): { resolved: Schema; isNullable: boolean } {
  if (schema.$ref) {
    const target = (messages.get(schema.$ref) ?? {}) as Schema;
    return resolve(schema.readOnly ? { ...target, readOnly: true } : target);
  }
  const option = schema.anyOf?.find(({ type }) => type !== 'null');
  if (!option) return { resolved: schema, isNullable: false };
  const inner = resolve(option).resolved;
  return { resolved: schema.readOnly ? { ...inner, readOnly: true } : inner, isNullable: true };
}

type Kind = 'text' | 'number' | 'boolean' | 'date' | 'enum' | 'object' | 'map' | 'anything' | 'mask' | 'list';

function kindOf(facts: FactService, { type }: FactField): Kind {
  const kinds: Record<string, Kind> = {
    string: 'text',
    bytes: 'text',
    Date: 'date',
    FieldMask: 'mask',
    any: 'anything',
  };
  if (type === 'number' || type === 'boolean') return type;
  if (type in kinds) return kinds[type] as Kind;
  if (type.startsWith('map<')) return 'map';
  return valuesOf(facts, type) ? 'enum' : 'object';
}

function kindOfSchema(schema: Schema): Kind {
  if (schema.fieldMask) return 'mask';
  if (schema.enum) return 'enum';
  if (schema.properties) return 'object';
  const { type, format } = schema;
  if (type === 'string') return format === 'date-time' ? 'date' : 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'boolean';
  return type === 'object' ? 'map' : 'anything';
}
