import { expect, test } from 'vitest';
import { eq, exists, gte, hasSome, not, or, query, startsWith } from './query.ts';

test('an empty query asks for everything', () => {
  expect(query().build()).toEqual({ filter: {} });
});

test('one condition stands alone, several are joined', () => {
  expect(query().where(eq('visible', true)).build()).toEqual({ filter: { visible: { $eq: true } } });
  const several = query()
    .where(gte('price', 10), or(startsWith('name', 'a'), not(hasSome('tags', ['old']))))
    .where(exists('brand'));
  expect(several.build().filter).toEqual({
    $and: [
      { price: { $gte: 10 } },
      { $or: [{ name: { $startsWith: 'a' } }, { $not: { tags: { $hasSome: ['old'] } } }] },
      { brand: { $exists: true } },
    ],
  });
});

test('sorts, fields and pages', () => {
  const sorted = query().ascending('name').descending('price', 'id').fields('name');
  expect(sorted.limit(10).build()).toEqual({
    filter: {},
    sort: [
      { fieldName: 'name', order: 'ASC' },
      { fieldName: 'price', order: 'DESC' },
      { fieldName: 'id', order: 'DESC' },
    ],
    fields: ['name'],
    cursorPaging: { limit: 10 },
  });
  expect(query().limit(10).offset(20).build()).toEqual({ filter: {}, paging: { limit: 10, offset: 20 } });
  expect(query().cursor('c').build()).toEqual({ filter: {}, cursorPaging: { cursor: 'c' } });
});

test('extending a query leaves the original unchanged', () => {
  const beginning = query().where(eq('a', 1));
  beginning.where(eq('b', 2)).limit(5);
  expect(beginning.build()).toEqual({ filter: { a: { $eq: 1 } } });
});
