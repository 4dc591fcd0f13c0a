import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileFilter } from './filter.ts';
import { operators } from './queryable.ts';
import { aThing, samples, type Thing, things, useThings } from './things.fixture.ts';

const { page } = useThings();

const isoLike =
  /^[0-9]{4}-[01][0-9]-[0-3][0-9](T[0-2][0-9]:[0-5][0-9](:[0-6][0-9]\.[0-9]{1,7})?(Z|[+-][0-2][0-9]:[0-5][0-9])?)?$/;

async function matching(rows: readonly Thing[], filter: unknown): Promise<(string | null)[]> {
  const { rows: ids } = await page(rows, { filter, sort: [{ fieldName: 'name' }], cursorPaging: { limit: 100 } });
  return ids.map((id) => rows.find((row) => row.id === id)?.name ?? null);
}

function violationsOf(filter: unknown) {
  const result = compileFilter(filter, things);
  return result.ok ? [] : result.violations;
}

test.each([undefined, null, {}, '', '{}', { slug: undefined }])('%j filters nothing', (filter) => {
  expect(compileFilter(filter, things)).toMatchObject({ ok: true });
});

test('the text of a JSON filter is a filter', async () => {
  const rows = [aThing({ name: 'yes' }), aThing({ name: 'no', visible: false })];
  expect(await matching(rows, '{"visible": "true"}')).toEqual(['yes']);
});

test('wildcards in a text stand for themselves', async () => {
  const rows = ['50%', '500', 'a_b', 'aXb', 'a\\b'].map((name) => aThing({ name }));
  expect(await matching(rows, { name: { $startsWith: '50%' } })).toEqual(['50%']);
  expect(await matching(rows, { name: { $contains: '_' } })).toEqual(['a_b']);
  expect(await matching(rows, { name: { $endsWith: '\\B' } })).toEqual(['a\\b']);
});

test('a missing value differs from every value and compares with none', async () => {
  const rows = [aThing({ name: 'cheap', price: 1 }), aThing({ name: 'unpriced', price: null })];
  expect(await matching(rows, { price: { $ne: 1 } })).toEqual(['unpriced']);
  expect(await matching(rows, { price: { $nin: [2] } })).toEqual(['cheap', 'unpriced']);
  expect(await matching(rows, { price: { $lt: 5 } })).toEqual(['cheap']);
  expect(await matching(rows, { $not: { price: { $lt: 5 } } })).toEqual(['unpriced']);
  expect(await matching(rows, { price: null })).toEqual(['unpriced']);
  expect(await matching(rows, { price: { $in: [null, 1] } })).toEqual(['cheap', 'unpriced']);
});

test('an array field equals a whole list in order, or contains a single value', async () => {
  const rows = [aThing({ name: 'ab', tags: ['a', 'b'] }), aThing({ name: 'ba', tags: ['b', 'a'] })];
  expect(await matching(rows, { tags: ['a', 'b'] })).toEqual(['ab']);
  expect(await matching(rows, { tags: 'a' })).toEqual(['ab', 'ba']);
});

test('items match by id in every form that clients write', async () => {
  const [first = '', second = '', third = ''] = samples.uuid;
  const rows = [aThing({ name: 'one', categoryIds: [first] }), aThing({ name: 'two', categoryIds: [first, second] })];
  const items = (...list: unknown[]) => matching(rows, { categoryIds: { $matchItems: list } });
  expect(await items({ id: first }, { id: { $eq: second } })).toEqual(['two']);
  expect(await items({ id: { $in: [second, third] } })).toEqual(['two']);
  expect(await items({ _id: { $in: [first] } })).toEqual(['one', 'two']);
  expect(await items({ id: third })).toEqual([]);
});

test('values are converted to the column’s form', async () => {
  const rows = [aThing({ name: 'match', price: 19.99 }), aThing({ name: 'other', price: 20 })];
  expect(await matching(rows, { 'cost.amount': '19.99' })).toEqual(['match']);
  expect(await matching(rows, { 'cost.amount': { $lt: 20 } })).toEqual(['match']);
});

test('dates are compared to the microsecond, and without a zone they are UTC', async () => {
  const rows = [aThing({ name: 'at', createdDate: '2024-03-01T12:00:00.123456Z' })];
  for (const text of ['2024-03-01T12:00:00.123456', '2024-03-01T13:30:00.123456789+01:30']) {
    expect(await matching(rows, { createdDate: text })).toEqual(['at']);
  }
  expect(await matching(rows, { createdDate: { $gt: '2024-03-01', $lt: '2024-03-01T12:00:01Z' } })).toEqual(['at']);
  expect(await matching(rows, { createdDate: { $gt: '2024-03-01T12:00:00.123456Z' } })).toEqual([]);
});

test.each([
  [{ color: 'red' }, 'filter.color', "Field 'color' is not declared as filterable", 'FIELD_NOT_ALLOWED'],
  [{ secret: 'x' }, 'filter.secret', "Field 'secret' is not declared as filterable", 'FIELD_NOT_ALLOWED'],
  [{ constructor: 1 }, 'filter.constructor', "Field 'constructor' is not declared as filterable", 'FIELD_NOT_ALLOWED'],
  ['{"__proto__": 1}', 'filter.__proto__', "Field '__proto__' is not declared as filterable", 'FIELD_NOT_ALLOWED'],
  [
    { name: { __defineGetter__: 1 } },
    'filter.name.__defineGetter__',
    "Operator '__defineGetter__' is not supported",
    'INVALID_ENUM_VALUE',
  ],
  [{ name: { $regex: 'x' } }, 'filter.name.$regex', "Operator '$regex' is not supported", 'INVALID_ENUM_VALUE'],
  [{ $nor: [] }, 'filter.$nor', "Operator '$nor' is not supported", 'INVALID_ENUM_VALUE'],
  [
    { price: { $contains: '1' } },
    'filter.price.$contains',
    "Operator '$contains' is not supported for field 'price'",
    'FIELD_NOT_ALLOWED',
  ],
  [
    { 'cost.amount': { $gt: 1 } },
    'filter.cost.amount.$gt',
    "Operator '$gt' is not supported for field 'cost.amount'",
    'FIELD_NOT_ALLOWED',
  ],
  [{ 'cost.amount': '-1' }, 'filter.cost.amount', 'Value must be a number', 'FORMAT'],
  [{ status: 'SHUT' }, 'filter.status', 'Value must be one of OPEN, CLOSED', 'INVALID_ENUM_VALUE'],
  [{ $and: [{}, { price: { $gt: 'dear' } }] }, 'filter.$and.1.price.$gt', 'Value must be a number', 'FORMAT'],
  [{ price: { $gt: null } }, 'filter.price.$gt', 'Value must be a number', 'FORMAT'],
  [{ price: Number.NaN }, 'filter.price', 'Value must be a number', 'FORMAT'],
  [{ number: 1.5 }, 'filter.number', 'Value must be an integer', 'FORMAT'],
  [{ number: '9223372036854775808' }, 'filter.number', 'Value must be an integer', 'FORMAT'],
  [{ id: { $in: ['x'] } }, 'filter.id.$in', 'Value must be a GUID', 'FORMAT'],
  [{ visible: 1 }, 'filter.visible', 'Value must be a boolean', 'FORMAT'],
  [{ visible: { $exists: 'perhaps' } }, 'filter.visible.$exists', 'Value must be a boolean', 'FORMAT'],
  [{ name: 'nul \0' }, 'filter.name', 'Value must be a string', 'FORMAT'],
  [{ name: { $startsWith: 5 } }, 'filter.name.$startsWith', 'Value must be a string', 'FORMAT'],
  [{ name: { $in: 'a' } }, 'filter.name.$in', 'Value must be a list', 'FORMAT'],
  [{ name: ['a'] }, 'filter.name', "Field 'name' holds a single value; $in matches any of a list", 'FORMAT'],
  [{ name: {} }, 'filter.name', 'Condition is empty', 'REQUIRED_FIELD'],
  [{ name: { $eq: undefined } }, 'filter.name', 'Condition is empty', 'REQUIRED_FIELD'],
  [
    { categoryIds: { $matchItems: [{ name: 'x' }] } },
    'filter.categoryIds.$matchItems',
    "Items must be objects with nothing but the 'id' to match",
    'FORMAT',
  ],
  [{ $or: {} }, 'filter.$or', '$or takes a list of filters', 'FORMAT'],
  [{ $not: [{}, {}] }, 'filter.$not', '$not takes one filter', 'MAX_SIZE'],
  [{ name: { $not: 'a' } }, 'filter.name.$not', '$not takes conditions on the field', 'FORMAT'],
  ['[]', 'filter', 'Filter must be an object', 'FORMAT'],
  ['{not json', 'filter', 'Filter must be an object', 'FORMAT'],
])('%j is refused at %s: %s', (filter, field, description, violatedRule) => {
  expect(violationsOf(filter)).toEqual([expect.objectContaining({ field, description, violatedRule })]);
});

test.each([
  '2024-02-30',
  '2024-13-01',
  '0000-01-01',
  '0001-01-01T00:00+01:00',
  '2024-01-01T25:00Z',
  '2024-01-01T10:00.5Z',
  'yesterday',
  '9999-12-31T23:59-01:00',
])('%s is not a date', (createdDate) => {
  expect(violationsOf({ createdDate })).toMatchObject([{ description: 'Value must be an ISO 8601 date' }]);
});

test('all violations of a filter are reported at once', () => {
  expect(violationsOf({ color: 1, price: { $gt: 'x', $lt: 'y' } }).map(({ field }) => field)).toEqual([
    'filter.color',
    'filter.price.$gt',
    'filter.price.$lt',
  ]);
});

test('a filter may nest ten levels deep', () => {
  const nested = (levels: number): unknown => (levels === 0 ? { name: 'x' } : { $and: [nested(levels - 1)] });
  expect(violationsOf(nested(10))).toEqual([]);
  expect(violationsOf(nested(11))).toMatchObject([{ violatedRule: 'MAX', data: { threshold: 10 } }]);
  expect(violationsOf(nested(5000))).toHaveLength(1);
  const negated = (levels: number): unknown => (levels === 0 ? { $eq: 'x' } : { $not: negated(levels - 1) });
  expect(violationsOf({ name: negated(10) })).toEqual([]);
  expect(violationsOf({ name: negated(11) })).toMatchObject([{ violatedRule: 'MAX' }]);
});

test('a filter may hold two hundred conditions', () => {
  const many = (count: number, item: unknown) => ({ $or: Array.from({ length: count }, () => item) });
  expect(violationsOf(many(200, { name: 'x' }))).toEqual([]);
  for (const item of [{ name: 'x' }, {}, { name: { $eq: 'x' } }, { $and: [{}] }]) {
    expect(violationsOf(many(201, item))).toMatchObject([{ violatedRule: 'MAX_SIZE', data: { threshold: 200 } }]);
  }
  expect(violationsOf(many(100_000, { color: 1 }))).toHaveLength(201);
});

test('a list may hold a thousand values', () => {
  const names = (length: number) => ({ name: { $in: Array.from({ length }, () => 'x') } });
  expect(violationsOf(names(1000))).toEqual([]);
  expect(violationsOf(names(1001))).toMatchObject([{ violatedRule: 'MAX_SIZE', data: { threshold: 1000 } }]);
});

test('any operand is run or refused, never a crash', async () => {
  const numbers = fc.oneof(
    fc.double(),
    fc.bigInt().map(String),
    fc.constantFrom('1e5', '-0', '.5', 'NaN', '9'.repeat(40)),
  );
  const dates = fc.oneof(
    fc.date({ noInvalidDate: false }).map((date) => JSON.parse(JSON.stringify(date))),
    fc.stringMatching(isoLike),
  );
  const value = fc.oneof(
    numbers,
    dates,
    fc.boolean(),
    fc.string(),
    fc.constantFrom(...samples.uuid),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const stated = fc.dictionary(fc.constantFrom(...operators), fc.oneof(value, fc.array(value, { maxLength: 2 })), {
    minKeys: 1,
    maxKeys: 1,
  });
  const filter = fc.dictionary(fc.constantFrom(...Object.keys(things.fields)), stated, { minKeys: 1, maxKeys: 1 });
  await fc.assert(
    fc.asyncProperty(filter, async (random) => {
      if (violationsOf(random).length === 0) await page([aThing()], { filter: random });
    }),
    { numRuns: 600 },
  );
});
