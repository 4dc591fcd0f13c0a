// For tests: requests made from the contract, well formed ones and such as only an attacker or a bug would send.

import { messages, type Operation } from '@stoa/contract';
import fc, { type Arbitrary } from 'fast-check';

type Json = Record<string, unknown>;

/** Values that break careless code, regardless of the expected type. */
const nasty: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    "'; drop table products; --",
    '%',
    '\\',
    '__proto__',
    'constructor',
    'x'.repeat(100_000),
    '00000000-000000-000000-000000000001',
    '00000000-0000-0000-0000-000000000000',
    'not-a-guid',
    'NaN',
    '1e400',
    '99999999999999999999999999',
    '-9223372036854775809',
    '0x10',
    '2026-02-30T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    -1,
    0.1,
    1e-7,
    true,
    null,
    [],
    {},
    [[[[[]]]]],
    { $ne: null },
    { toString: 1 },
  ),
);

const operators = [
  '$eq',
  '$ne',
  '$gt',
  '$lte',
  '$in',
  '$nin',
  '$startsWith',
  '$contains',
  '$hasSome',
  '$hasAll',
  '$exists',
  '$isEmpty',
  '$matchItems',
];
const fieldNames = [
  'id',
  'name',
  'slug',
  'price',
  'createdDate',
  'numericId',
  'visible',
  'collections.id',
  'status',
  'number',
  '$and',
  '$or',
  '$not',
];
const freeForm: Arbitrary<unknown> = fc.dictionary(
  fc.constantFrom(...fieldNames),
  fc.oneof(
    nasty,
    fc.dictionary(fc.constantFrom(...operators), fc.oneof(nasty, fc.array(nasty, { maxLength: 3 })), { maxKeys: 2 }),
  ),
  { maxKeys: 3 },
);

/** Requests for an operation: mostly as declared, some hostile. Ids are often from `ids`. */
export function hostileRequest(operation: Operation, ids: readonly string[]): Arbitrary<Json> {
  const maybe = (declared: Arbitrary<unknown>) => fc.oneof({ weight: 40, arbitrary: declared }, nasty);
  const build = (schema: Json, required: readonly string[], depth: number): Arbitrary<unknown> => {
    const { $ref, anyOf, type, properties } = schema;
    if (typeof $ref === 'string') return depth > 6 ? nasty : build((messages.get($ref) ?? {}) as Json, required, depth);
    if (Array.isArray(anyOf))
      return fc.oneof({ weight: 4, arbitrary: build(anyOf[0] as Json, required, depth) }, fc.constant(null));
    if (type === 'array') return fc.array(maybe(build(schema.items as Json, required, depth + 1)), { maxLength: 3 });
    if (properties) {
      const fields = Object.entries(properties as Record<string, Json>).map(
        ([name, field]): [string, Arbitrary<unknown>] => [name, maybe(build(field, below(required, name), depth + 1))],
      );
      const requiredKeys = fields
        .map(([name]) => name)
        .filter((name) => required.some((path) => path.split('.')[0] === name));
      return fc.record(Object.fromEntries(fields), { requiredKeys });
    }
    return scalar(schema, ids);
  };
  return build(operation.request as unknown as Json, operation.required, 0) as Arbitrary<Json>;
}

const below = (paths: readonly string[], name: string): string[] =>
  paths.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));

function scalar(schema: Json, ids: readonly string[]): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const id = fc.constantFrom(...ids);
  if (schema.format === 'guid')
    return fc.oneof(
      id,
      fc.uuid(),
      id.map((one) => one.toUpperCase().replaceAll('-', '')),
    );
  if (schema.format === 'decimal')
    return fc.constantFrom('0', '1', '12.34', '0.001', '999999999.99', '1000000000000000');
  if (schema.format === 'int64') return fc.constantFrom('0', '1', '2', '9223372036854775807', '9999999999999999999');
  if (schema.format === 'color-hex') return fc.constantFrom('#fff', '#12345678');
  if (schema.format === 'date-time') return fc.constantFrom('2026-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z');
  if (schema.type === 'string')
    return fc.oneof(id, fc.string({ maxLength: 12, unit: 'binary' }), fc.constantFrom('mug', 'EUR', 'DE'));
  if (schema.type === 'integer') {
    const { minimum = -5, maximum = 2 ** 31 } = schema as { minimum?: number; maximum?: number };
    return fc.oneof(
      fc.constantFrom(minimum, maximum),
      fc.integer({ min: minimum, max: Math.min(maximum, minimum + 10) }),
    );
  }
  if (schema.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
  if (schema.type === 'boolean') return fc.boolean();
  return freeForm;
}

/** A request whose every id is `id`: the required fields, and all others that could name an entity. */
export function requestNaming(operation: Operation, id: string): Json {
  const build = (schema: Json, name: string, depth: number): unknown => {
    const { $ref, anyOf, type, properties } = schema;
    if (typeof $ref === 'string') return depth > 5 ? undefined : build((messages.get($ref) ?? {}) as Json, name, depth);
    if (Array.isArray(anyOf)) return build(anyOf[0] as Json, name, depth);
    if (type === 'array') {
      const item = build(schema.items as Json, name.replace(/s$/, ''), depth + 1);
      return item === undefined ? undefined : [item];
    }
    if (properties) {
      const fields = Object.entries(properties as Record<string, Json>).map(([key, field]) => [
        key,
        build(field, key, depth + 1),
      ]);
      const known = fields.filter(([, value]) => value !== undefined);
      return known.length ? Object.fromEntries(known) : undefined;
    }
    if (schema.format === 'guid' || (schema.type === 'string' && /id$/i.test(name))) return id;
    return undefined;
  };
  const request = (build(operation.request as unknown as Json, '', 0) ?? {}) as Json;
  for (const path of operation.required) insist(request, path.split('.'), operation.request as unknown as Json, id);
  return request;
}

/** Puts a value of the declared type at a path that is empty; of a group, in its first field. */
function insist(target: unknown, [first, ...rest]: string[], schema: Json, id: string): void {
  const head = first?.replace(/^\((\w+).*/, '$1');
  if (Array.isArray(target)) for (const item of target) insist(item, [head as string, ...rest], schema, id);
  if (typeof target !== 'object' || target === null || Array.isArray(target)) return;
  const field = resolved((resolved(schema).properties as Record<string, Json>)[head as string] ?? {});
  const inner = field.type === 'array' ? resolved(field.items as Json) : field;
  const record = target as Json;
  record[head as string] ??= sample(field, id);
  if (rest.length) insist(record[head as string], rest, inner, id);
}

function resolved(schema: Json): Json {
  if (typeof schema.$ref === 'string') return resolved((messages.get(schema.$ref) ?? {}) as Json);
  return Array.isArray(schema.anyOf) ? resolved(schema.anyOf[0] as Json) : schema;
}

let texts = 0;

function sample(schema: Json, id: string): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.format === 'guid') return id;
  if (schema.format === 'int64' || schema.format === 'decimal') return '1';
  if (schema.format === 'color-hex') return '#fff';
  // a new one each time, so that no two entities compete for a name
  if (schema.type === 'string') return `text ${++texts}`.padEnd(Number(schema.minLength ?? 0), '.');
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [sample(resolved(schema.items as Json), id)];
  return {};
}
