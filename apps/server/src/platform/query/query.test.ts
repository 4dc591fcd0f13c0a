import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { compileQuery, type Queryable, toOffsetPage, type WireQuery } from './index.ts';
import { aThing, compile, options, type Thing, things, useThings, walk } from './things.fixture.ts';

const { fetch, page } = useThings();

function violationsOf(query: WireQuery) {
  const result = compileQuery(query, things, options);
  return result.ok ? [] : result.violations;
}

test('a page by offset is a slice of all', async () => {
  const rows = Array.from({ length: 5 }, (_, index) =>
    aThing({ id: `00000000-0000-4000-8000-00000000000${index}`, number: `${index}` }),
  );
  const query = compile({ sort: [{ fieldName: 'number' }], paging: { limit: 2, offset: 2 } });
  const fetched = await fetch(rows, query);
  expect(toOffsetPage(query, fetched)).toEqual({ rows: fetched.slice(0, 2), pagingMetadata: { count: 2, offset: 2 } });
  expect(fetched.slice(0, 2).map(({ id }) => id)).toEqual(rows.slice(2, 4).map(({ id }) => id));
  expect(toOffsetPage(query, fetched, 5).pagingMetadata).toEqual({
    count: 2,
    offset: 2,
    total: 5,
    tooManyToCount: false,
  });
  expect(toOffsetPage(query, fetched, 'TOO_MANY').pagingMetadata).toEqual({
    count: 2,
    offset: 2,
    tooManyToCount: true,
  });
});

test('the last page reveals the total without a count', async () => {
  const rows = [aThing(), aThing(), aThing()];
  const totalAt = async (paging: WireQuery['paging']) => {
    const query = compile({ paging });
    return toOffsetPage(query, await fetch(rows, query)).pagingMetadata.total;
  };
  expect(await totalAt({ limit: 3 })).toBe(3);
  expect(await totalAt({ limit: 2, offset: 2 })).toBe(3);
  expect(await totalAt({ limit: 2 })).toBeUndefined();
  expect(await totalAt({ limit: 2, offset: 7 })).toBeUndefined();
});

test('added and removed rows do not move the pages after them', async () => {
  const row = (number: string) => aThing({ number });
  const [one, two, three, four] = ['1', '2', '3', '4'].map(row) as [Thing, Thing, Thing, Thing];
  const first = await page([one, two, three, four], { sort: [{ fieldName: 'number' }], cursorPaging: { limit: 2 } });
  const next = { cursorPaging: { cursor: first.pagingMetadata.cursors.next } };
  expect((await page([row('0'), one, two, three, four], next)).rows).toEqual([three.id, four.id]);
  expect((await page([one, three, four], next)).rows).toEqual([three.id, four.id]);
});

test('pages break between timestamps that differ by a microsecond', async () => {
  const at = (fraction: string) => aThing({ createdDate: `2024-01-01T00:00:00.${fraction}Z` });
  const rows = [at('123455'), at('123456'), at('123457')];
  const sort = [{ fieldName: 'createdDate' }];
  const pages = await walk(page, rows, await page(rows, { sort, cursorPaging: { limit: 1 } }), 'next');
  expect(pages.map((each) => each.rows)).toEqual(rows.map(({ id }) => [id]));
});

test('a cursor carries the filter, sort and limit of its query; only a limit beside it counts', async () => {
  const rows = ['1', '2', '3', '4', '5'].map((number) => aThing({ number, visible: number !== '3' }));
  const idOf = (number: string) => rows.find((row) => row.number === number)?.id;
  const first = await page(rows, {
    filter: '{"visible": true}',
    sort: '[{"number": "desc"}]',
    cursorPaging: { limit: 1 },
  });
  const { next: cursor } = first.pagingMetadata.cursors;
  expect(first.rows).toEqual([idOf('5')]);
  expect((await page(rows, { cursorPaging: { cursor } })).rows).toEqual([idOf('4')]);
  const wider = await page(rows, { filter: { visible: false }, sort: [], cursorPaging: { cursor, limit: 5 } });
  expect(wider.rows).toEqual([idOf('4'), idOf('2'), idOf('1')]);
  expect(wider.pagingMetadata).toEqual({ count: 3, cursors: { prev: expect.any(String) }, hasNext: false });
});

test('an empty page has no cursors', async () => {
  const rows = [aThing({ number: '1' }), aThing({ number: '2' })];
  const { pagingMetadata } = await page(rows, { cursorPaging: { limit: 1 } });
  expect(await page([], { cursorPaging: { cursor: pagingMetadata.cursors.next } })).toEqual({
    rows: [],
    hasPrev: false,
    pagingMetadata: { count: 0, cursors: {}, hasNext: false },
  });
});

test('a changed or foreign cursor is refused', async () => {
  const rows = [aThing(), aThing()];
  const { pagingMetadata } = await page(rows, { cursorPaging: { limit: 1 } });
  const cursor = pagingMetadata.cursors.next ?? '';
  const refusal = [expect.objectContaining({ field: 'cursorPaging.cursor', violatedRule: 'FORMAT' })];
  expect(violationsOf({ cursorPaging: { cursor } })).toEqual([]);

  fc.assert(
    fc.property(fc.nat(cursor.length - 1), fc.constantFrom('A', 'b', '0', '-', '=', ' '), (index, character) => {
      fc.pre(cursor[index] !== character);
      const changed = cursor.slice(0, index) + character + cursor.slice(index + 1);
      expect(violationsOf({ cursorPaging: { cursor: changed } })).toEqual(refusal);
    }),
  );
  for (const other of ['x', '0', cursor.slice(0, -1), `${cursor}=`, `${cursor}AAAA`, 7, {}, [cursor]]) {
    expect(violationsOf({ cursorPaging: { cursor: other } })).toEqual(refusal);
  }
  const elsewhere = [
    { ...options, scope: 'another site/things' },
    { ...options, secret: 'another secret' },
  ];
  for (const other of elsewhere) {
    expect(compileQuery({ cursorPaging: { cursor } }, things, other)).toEqual({ ok: false, violations: refusal });
  }
});

test('a cursor of another format is refused', () => {
  const content = Buffer.from(JSON.stringify({ format: 0, limit: 1, keys: [], direction: 'next' }));
  const signature = createHmac('sha256', options.secret).update(`${options.scope}\0`).update(content).digest();
  const cursor = Buffer.concat([signature, content]).toString('base64url');
  expect(violationsOf({ cursorPaging: { cursor } })).toMatchObject([{ field: 'cursorPaging.cursor' }]);
});

test('a cursor from before a change of the declaration is refused', async () => {
  const query = { filter: { price: 1 }, sort: [{ fieldName: 'name' }], cursorPaging: { limit: 1 } };
  const cursor = (await page([aThing(), aThing()], query)).pagingMetadata.cursors.next;
  const { price, name, ...others } = things.fields;
  const later: Record<string, unknown>[] = [
    { ...others, name },
    { ...others, price },
  ];
  later.push({ ...others, price, name: { ...name, kind: 'date' } }, { ...others, price, name });
  const answers = later.map(
    (fields) => compileQuery({ cursorPaging: { cursor } }, { ...things, fields } as Queryable, options).ok,
  );
  expect(answers).toEqual([false, false, false, true]);
});

test.each<[WireQuery, string, string]>([
  [{ sort: [{ fieldName: 'color' }] }, 'sort.0.fieldName', "Field 'color' is not declared as sortable"],
  [{ sort: [{ fieldName: 'id' }] }, 'sort.0.fieldName', "Field 'id' is not declared as sortable"],
  [{ sort: [{ fieldName: 'tags' }] }, 'sort.0.fieldName', "Field 'tags' is not declared as sortable"],
  [{ sort: { constructor: 'asc' } }, 'sort.0.fieldName', "Field 'constructor' is not declared as sortable"],
  [{ sort: [{ fieldName: 'name', order: 'desc' }] }, 'sort.0.order', 'Order must be ASC or DESC'],
  [{ sort: [{ name: 'up' }] }, 'sort.0.order', 'Order must be ASC or DESC'],
  [{ sort: [{ order: 'ASC', x: 1 }] }, 'sort.0.fieldName', 'Sort must name a field'],
  [{ sort: 'price' }, 'sort.0.fieldName', 'Sort must name a field'],
  [{ sort: Array(11).fill({ fieldName: 'name' }) }, 'sort', 'Sort names 11 fields, at most 10 are allowed'],
  [{ paging: { limit: 101 } }, 'paging.limit', 'Value must be at most 100'],
  [{ paging: { limit: -1 } }, 'paging.limit', 'Value must be at least 0'],
  [{ paging: { offset: -1 } }, 'paging.offset', 'Value must be at least 0'],
  [{ paging: { offset: 1.5 } }, 'paging.offset', 'Value must be an integer'],
  [{ cursorPaging: { limit: 0 } }, 'cursorPaging.limit', 'Value must be at least 1'],
  [{ cursorPaging: { limit: 'ten' } }, 'cursorPaging.limit', 'Value must be an integer'],
  [{ paging: {}, cursorPaging: {} }, 'cursorPaging', 'Only one of paging and cursorPaging can be given'],
])('%j is refused at %s: %s', (query, field, description) => {
  expect(violationsOf(query)).toEqual([expect.objectContaining({ field, description })]);
});

test('violations of all parts are reported at once, under the path of the query', () => {
  const query = { filter: { color: 1 }, sort: [{ fieldName: 'size' }], paging: { limit: 'x' } };
  const result = compileQuery(query, things, { ...options, path: 'query' });
  expect(result.ok || result.violations.map(({ field }) => field)).toEqual([
    'query.filter.color',
    'query.sort.0.fieldName',
    'query.paging.limit',
  ]);
});

test('the entity and the endpoint decide what a client leaves open', () => {
  expect(compile({})).toMatchObject({ paging: 'cursor', limit: 50, offset: 0 });
  expect(compile({ paging: { limit: '10', offset: null } })).toMatchObject({ paging: 'offset', limit: 10, offset: 0 });
  const queryable = { ...things, defaultLimit: 20, maxLimit: 1000 };
  const byOffset = { ...options, paging: 'offset' as const };
  expect(compileQuery({}, queryable, byOffset)).toMatchObject({ value: { paging: 'offset', limit: 20 } });
  expect(compileQuery({ cursorPaging: { limit: 1000 } }, queryable, byOffset)).toMatchObject({
    value: { paging: 'cursor', limit: 1000 },
  });
});

test('columns without nulls, sorted one way, are compared as a row, which an index can answer', async () => {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const { pagingMetadata } = await page([aThing(), aThing()], { cursorPaging: { limit: 1 } });
  const query = compile({ cursorPaging: { cursor: pagingMetadata.cursors.next } });
  const { sql } = query.where.compile(new Kysely({ dialect }));
  expect(sql).toBe('(true and (("number"), ("id")) < ($1::bigint, $2::uuid))');
});

test('a default sort without a field is a fault of the declaration', () => {
  expect(() => compileQuery({}, { ...things, tieBreaker: 'key' }, options)).toThrow("names 'key'");
});
