import { expect, test } from 'vitest';
import { tablesAfter, usesIn } from './table-uses.ts';

const tables = new Set(['orders', 'products', 'sites', 'tags', 'brands']);
const uses = (source: string) => usesIn(source, tables).map(({ verb, table }) => `${verb} ${table}`);

test.each([
  ['a select', 'select id from orders where id = 1', ['read orders']],
  [
    'a join',
    'from orders join products on true left join lateral (select from sites) x on true',
    ['read orders', 'read products', 'read sites'],
  ],
  [
    'several tables after one from',
    'from orders o, products as p, tags',
    ['read orders', 'read products', 'read tags'],
  ],
  ['an insert', 'insert into orders (id) select id from products', ['insert orders', 'read products']],
  ['an update', 'update orders set id = 1 from fresh', ['update orders']],
  ['a delete', 'delete from orders using products', ['delete orders', 'read products']],
  ['a truncation', 'truncate table tags', ['delete tags']],
  ['a declared resource', "resource({ table: 'brands' })", ['insert brands']],
  ['a lock, which reads', 'select from sites where id = 1 for no key update', ['read sites']],
  ['an upsert of its own table', 'insert into tags values (1) on conflict do update set id = 2', ['insert tags']],
  ['a comment', '// from orders\n/* update products */ select 1', []],
  ['a column of the same name', 'select doc.tags, orders.id from doc', []],
])('%s', (_what, statement, expected) => {
  expect(uses(statement)).toEqual(expected);
});

test('the tables are known from the migrations', () => {
  const migrations = [
    "create table orders (id int); call create_resource_table('brands');",
    'alter table orders rename to purchases; create table old (id int);',
    'drop table old;',
  ];
  expect([...tablesAfter(migrations)].sort()).toEqual(['brands', 'purchases']);
});
