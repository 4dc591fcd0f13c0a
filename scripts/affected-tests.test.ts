import { expect, test } from 'vitest';
import { affectedTests } from './affected-tests.ts';

const server = 'apps/server/src';
const sources: Record<string, string> = {
  'package-lock.json': '{}',
  'packages/money/package.json': '{"name":"@stoa/money","exports":{".":"./src/index.ts"}}',
  'packages/money/src/index.ts': "export { add } from './add.ts';",
  'packages/money/src/add.ts': '',
  'packages/money/src/add.test.ts': "import { add } from './add.ts';",
  'packages/contract/package.json': '{"name":"@stoa/contract","exports":{"./*":"./src/*.ts"}}',
  'packages/contract/src/stores/brands.ts': '',
  'apps/server/migrations/0001-first.sql': '',
  [`${server}/platform/migrate.ts`]: "const folder = new URL('../../migrations/', import.meta.url);",
  [`${server}/platform/migrate.test.ts`]: "import { migrate } from './migrate.ts';",
  [`${server}/domains/carts/total.ts`]: "import { add } from '@stoa/money';",
  [`${server}/domains/carts/index.ts`]: "export { total } from './total.ts';",
  [`${server}/domains/carts/adding.test.ts`]: "import { openTwoShops } from '@stoa/server/testing/two-shops';",
  [`${server}/domains/orders/place.ts`]: "import { total } from '../carts/index.ts';",
  [`${server}/domains/orders/place.test.ts`]: "const { place } = await import('./place.ts');",
  [`${server}/domains/brands/brands.test.ts`]:
    "import { brands } from '@stoa/contract/stores/brands';\nimport { openTwoShops } from '@stoa/server/testing/two-shops';",
  [`${server}/domains.ts`]: "import './domains/carts/index.ts';\nimport './domains/orders/place.ts';",
  'apps/server/package.json': '{"name":"@stoa/server","exports":{"./testing/*":"./testing/*.ts"}}',
  'apps/server/testing/two-shops.ts': "import '../src/domains.ts';\nimport '../src/platform/migrate.ts';",
  'demo/catalogue.csv': '',
  'demo/src/index.ts': "readFileSync(new URL('../catalogue.csv', import.meta.url))",
  'demo/src/demo.test.ts': "import './index.ts';\nconst root = new URL('../..', import.meta.url);",
};
const affectedBy = (...changed: string[]) =>
  affectedTests(Object.keys(sources), changed, (path) => sources[path] ?? null).toSorted();

test.each([
  ['an imported package', ['packages/contract/src/stores/brands.ts'], [`${server}/domains/brands/brands.test.ts`]],
  ['a file that is read by its address', ['demo/catalogue.csv'], ['demo/src/demo.test.ts']],
  ['a test', ['packages/money/src/add.test.ts'], ['packages/money/src/add.test.ts']],
  ['what nobody imports', ['README.md'], []],
])('%s', (_, changed, affected) => expect(affectedBy(...changed)).toEqual(affected));

test('a migration affects everything that opens a database', () => {
  expect(affectedBy('apps/server/migrations/0002-new.sql')).toEqual([
    `${server}/domains/brands/brands.test.ts`,
    `${server}/domains/carts/adding.test.ts`,
    `${server}/platform/migrate.test.ts`,
  ]);
});

test('a change in a domain affects its tests and importing tests, but not every test that starts a server', () => {
  expect(affectedBy(`${server}/domains/carts/total.ts`)).toEqual([
    `${server}/domains/carts/adding.test.ts`,
    `${server}/domains/orders/place.test.ts`,
  ]);
});

test('a change below the domains affects the tests of every domain that depends on it', () => {
  expect(affectedBy('packages/money/src/add.ts')).toEqual([
    `${server}/domains/carts/adding.test.ts`,
    `${server}/domains/orders/place.test.ts`,
    'packages/money/src/add.test.ts',
  ]);
});

test('changed versions of dependencies affect all tests', () => {
  expect(affectedBy('package-lock.json')).toHaveLength(6);
});
