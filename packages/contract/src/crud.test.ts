import { afterAll, expect, expectTypeOf, test } from 'vitest';
import { crud } from './crud.ts';
import type { badges, brands, infoSections, locations, memberCustomFields, Request, Response } from './index.ts';
import { operations, service } from './operation.ts';
import { list, message, messages, ref, text } from './schema.ts';
import { CursorQuery } from './shared/paging.ts';

const Shelf = message('TestShelf', { name: text({ maxLength: 20 }), room: text() });
const shelf = { entity: Shelf, one: 'shelf', many: 'shelves', path: '/v1/shelves', permission: 'TEST.SHELF' } as const;

afterAll(() => {
  // other test files in the same worker check all registered operations
  for (const id of [...operations.keys()].filter((one) => one.startsWith('test.'))) operations.delete(id);
  messages.delete('TestShelf');
});

test("paths, names, permissions and summaries follow from the entity's names", () => {
  const shelves = service('test.shelves', ['/test'], {
    ...crud({
      ...shelf,
      required: ['name'],
      query: { request: CursorQuery },
      getOrCreate: { by: 'name' },
      bulk: { results: list(ref(Shelf)), deleted: list(ref(Shelf)), masked: Shelf },
      serves: ['create', 'get', 'update', 'delete', 'query', 'count', 'getOrCreate', 'bulkCreate', 'bulkDelete'],
      differs: { update: { summary: 'Moves a shelf', errors: ['ALREADY_EXISTS'] } },
    }),
  });
  const said = Object.values(shelves).map(
    ({ name, method, path, permit }) => `${name} ${method} ${path} ${permit.permissions}`,
  );
  expect(said).toEqual([
    'createShelf POST /v1/shelves TEST.SHELF_CREATE',
    'getShelf GET /v1/shelves/{shelfId} TEST.SHELF_READ',
    'updateShelf PATCH /v1/shelves/{shelf.id} TEST.SHELF_UPDATE',
    'deleteShelf DELETE /v1/shelves/{shelfId} TEST.SHELF_DELETE',
    'queryShelves POST /v1/shelves/query TEST.SHELF_READ',
    'countShelves POST /v1/shelves/count TEST.SHELF_READ',
    'getOrCreateShelf POST /v1/shelves/get-or-create TEST.SHELF_GET_OR_CREATE',
    'bulkCreateShelves POST /v1/bulk/shelves/create TEST.SHELF_CREATE',
    'bulkDeleteShelves POST /v1/bulk/shelves/delete TEST.SHELF_DELETE',
  ]);
  expect(shelves.getOrCreateShelf).toMatchObject({ summary: 'Get or create shelf', required: ['shelfName'] });
  expect(shelves.bulkCreateShelves.required).toEqual(['shelves', 'shelves.name']);
  expect(shelves.updateShelf).toMatchObject({ summary: 'Moves a shelf', errors: ['ALREADY_EXISTS'] });
  expect(shelves.updateShelf.crud).toEqual({
    action: 'update',
    one: 'shelf',
    many: 'shelves',
    message: 'TestShelf',
    id: 'shelfId',
    by: 'name',
  });
});

test('an incomplete declaration is an error when the contract is loaded', () => {
  expect(() => crud({ ...shelf, serves: ['query'] })).toThrow('`query.request`');
  expect(() => crud({ ...shelf, serves: ['getOrCreate'] })).toThrow('`getOrCreate`');
});

test('types are as exact as those of individually declared operations', () => {
  type Brands = typeof brands;
  expectTypeOf<Request<Brands['createBrand']>['brand']['name']>().toEqualTypeOf<string>();
  expectTypeOf<Request<Brands['getBrand']>['brandId']>().toEqualTypeOf<string>();
  expectTypeOf<Request<Brands['getBrand']>['fields']>().toEqualTypeOf<'ASSIGNED_PRODUCTS_COUNT'[] | undefined>();
  expectTypeOf<Request<Brands['updateBrand']>['brand']['revision']>().toEqualTypeOf<string>();
  expectTypeOf<Request<Brands['getOrCreateBrand']>['brandName']>().toEqualTypeOf<string>();
  expectTypeOf<Request<Brands['bulkGetOrCreateBrands']>['brandNames']>().toEqualTypeOf<string[]>();
  type Change = NonNullable<Request<Brands['bulkUpdateBrands']>['brands'][number]['brand']>;
  expectTypeOf<Change['revision']>().toEqualTypeOf<string>();
  expectTypeOf<Response<Brands['countBrands']>>().toEqualTypeOf<{ readonly count?: number }>();
  expectTypeOf<Request<(typeof infoSections)['getOrCreateInfoSection']>>().toHaveProperty('infoSection');
  expectTypeOf<Request<(typeof badges)['updateBadge']>['badge']['revision']>().toEqualTypeOf<
    string | null | undefined
  >();
  expectTypeOf<Request<(typeof memberCustomFields)['deleteCustomField']>['revision']>().toEqualTypeOf<string>();
  expectTypeOf<Response<(typeof locations)['getLocation']>['locationManagementAuthorized']>().toEqualTypeOf<
    boolean | undefined
  >();
  expectTypeOf<keyof typeof badges>().toEqualTypeOf<
    | 'createBadge'
    | 'getBadge'
    | 'queryBadges'
    | 'updateBadge'
    | 'deleteBadge'
    | 'updateBadgesDisplayOrder'
    | 'moveBadge'
  >();
});
