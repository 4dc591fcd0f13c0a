/** The common operations of most services: create, get, update, delete, query, count and their bulk forms. */
import type { TObject, TProperties, TSchema } from 'typebox';
import type { Crud, CrudDeclaration, PermissionKind } from './crud-types.ts';
import { backOffice, type CrudAction, type CrudFact, type OperationSpec, type Permit } from './operation.ts';
import {
  anyObject,
  boolean,
  date,
  fieldMask,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
} from './schema.ts';
import { BulkActionMetadata, ItemMetadata } from './shared/errors.ts';
import { CursorPagingMetadata } from './shared/paging.ts';

/** Fields that the server maintains for every entity. */
export const entityFields = {
  id: readonly(nullable(guid)),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
};

/** Declares the result for one item of a bulk operation, with the entity. */
export const bulkResult = <E extends TObject>(name: string, entity: E) =>
  message(name, { itemMetadata: ref(ItemMetadata), item: ref(entity) });

/** Declares the result for one item of a bulk operation, without the entity. */
export const bareResult = (name: string) => message(name, { itemMetadata: ref(ItemMetadata) });

/** All operations that `crud()` can declare. */
export const everyAction = [
  ...(['create', 'get', 'update', 'delete', 'query', 'count'] as const),
  ...(['bulkCreate', 'bulkUpdate', 'getOrCreate', 'bulkGetOrCreate', 'bulkDelete'] as const),
] satisfies CrudAction[];

/**
 * Declares the common operations of a service. Spread the result into `service()`, beside the service's own operations.
 * Paths, names, permissions and summaries follow from the entity's names; `differs` overrides them.
 */
export function crud<const D extends CrudDeclaration>(declaration: D): Crud<D> {
  const usual = specs(declaration);
  const served = declaration.serves.map((action) => {
    const { one, many, names = { one, many }, getOrCreate } = declaration;
    const noun = isOnOne(action) ? names.one : names.many;
    const fact: CrudFact = {
      action,
      one,
      many,
      message: (declaration.entity as unknown as { $id: string }).$id,
      id: idOf(declaration),
      ...(getOrCreate && 'by' in getOrCreate ? { by: getOrCreate.by } : {}),
    };
    const [spec, own] = [usual[action](), declaration.differs?.[action]];
    const errors = [...(spec.errors ?? []), ...(own?.errors ?? [])];
    const summary = `${sentence(action)} ${words(noun)}`;
    return [`${action}${capital(noun)}`, { summary, ...spec, ...own, errors, crud: fact }];
  });
  return Object.fromEntries(served) as Crud<D>;
}

const isOnOne = (action: CrudAction): boolean => ['create', 'get', 'update', 'delete', 'getOrCreate'].includes(action);
const idOf = ({ id, one }: CrudDeclaration): string => id ?? `${one}Id`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Turns `infoSection` into `info section`. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const sentence = (action: CrudAction): string => capital(words(action));

/** Builds the default operations. Each is built only if it is served, because others may lack their declarations. */
function specs(declaration: CrudDeclaration): Record<CrudAction, () => Omit<OperationSpec, 'summary'>> {
  const { entity, one, many, path, query } = declaration;
  const id = idOf(declaration);
  const permit = permitsOf(declaration);
  const fields: TProperties = declaration.fields ? { fields: list(declaration.fields, { maxItems: 100 }) } : {};
  const whole = { [one]: ref(entity) };
  const mask = declaration.mask ? { [declaration.mask]: fieldMask(one) } : {};
  const byId = { path: `${path}/{${id}}`, required: [id] };
  const dotted = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);
  const { required = [] } = declaration;
  return {
    create: () => ({
      method: 'POST',
      effect: 'write',
      creates: one,
      path,
      permit: permit.create,
      request: whole,
      response: whole,
      required: [one, ...dotted(one, required)],
      errors: ['ALREADY_EXISTS'],
    }),
    get: () => ({ ...byId, method: 'GET', permit: permit.read, request: { [id]: guid, ...fields }, response: whole }),
    update: () => ({
      method: 'PATCH',
      effect: 'write',
      path: `${path}/{${one}.id}`,
      permit: permit.update,
      request: { ...whole, ...mask, ...fields },
      response: whole,
      required: [`${one}.id`, one, `${one}.revision`],
      errors: ['ALREADY_EXISTS'],
    }),
    delete: () => ({
      ...byId,
      method: 'DELETE',
      effect: 'write',
      permit: permit.delete,
      request: { [id]: guid },
      response: {},
    }),
    query: () => ({
      ...(query?.alsoPost ? { method: 'GET', alsoPost: true } : { method: 'POST', effect: 'read' }),
      path: `${path}/query`,
      permit: permit.read,
      request: { query: ref(stated(query?.request, 'query.request')), ...fields },
      response: {
        [many]: list(ref(entity), query?.limits),
        pagingMetadata: ref(query?.metadata ?? CursorPagingMetadata),
      },
    }),
    count: () => ({
      method: 'POST',
      effect: 'read',
      path: `${path}/count`,
      permit: permit.read,
      request: { filter: nullable(anyObject) },
      response: { count: integer() },
    }),
    getOrCreate: () => ({
      method: 'POST',
      effect: 'write',
      path: `${path}/get-or-create`,
      permit: permit.getOrCreate,
      request: { ...gotOf(declaration).one, ...fields },
      response: whole,
      required: gotOf(declaration).required,
    }),
    ...bulkSpecs(declaration, { permit, fields, required: dotted(many, required) }),
  };
}

type Parts = { permit: Record<PermissionKind, Permit>; fields: TProperties; required: string[] };

function bulkSpecs(declaration: CrudDeclaration, { permit, fields, required }: Parts) {
  const { entity, one, many, bulk } = declaration;
  const path = declaration.path.replace(/^\/v\d+/, '$&/bulk');
  const ids = `${idOf(declaration)}s`;
  const answer = (results: TSchema | undefined) => ({
    results: stated(results, 'bulk'),
    bulkActionMetadata: ref(BulkActionMetadata),
  });
  return {
    bulkCreate: () => ({
      method: 'POST' as const,
      effect: 'write' as const,
      path: `${path}/create`,
      permit: permit.create,
      request: { [many]: list(ref(entity), SEVERAL), returnEntity: boolean },
      response: answer(bulk?.results),
      required: [many, ...required],
    }),
    bulkUpdate: () => ({
      method: 'POST' as const,
      effect: 'write' as const,
      path: `${path}/update`,
      permit: permit.update,
      request: { [many]: list(ref(stated(bulk?.masked, 'bulk.masked')), SEVERAL), returnEntity: boolean, ...fields },
      response: answer(bulk?.results),
      required: [many, `${many}.${one}.id`, `${many}.${one}.revision`],
    }),
    bulkGetOrCreate: () => ({
      method: 'POST' as const,
      effect: 'write' as const,
      path: `${path}/get-or-create`,
      permit: permit.getOrCreate,
      request: { ...gotOf(declaration).many, ...fields },
      response: answer(bulk?.results),
      required: gotOf(declaration).required.map((name) => `${name}s`),
    }),
    bulkDelete: () => ({
      method: 'POST' as const,
      effect: 'write' as const,
      path: `${path}/delete`,
      permit: permit.delete,
      request: { [ids]: list(guid, SEVERAL) },
      response: answer(bulk?.deleted),
      required: [ids],
    }),
  };
}

const SEVERAL = { minItems: 1, maxItems: 100 };

function permitsOf({ permission, permits }: CrudDeclaration): Record<PermissionKind, Permit> {
  const usual = (suffix: string) => backOffice(`${permission}_${suffix}`);
  return {
    create: usual('CREATE'),
    read: usual('READ'),
    update: usual('UPDATE'),
    delete: usual('DELETE'),
    getOrCreate: usual('GET_OR_CREATE'),
    ...permits,
  };
}

/** The request fields of get-or-create: the bare value of a field (`brandName`) or a draft. */
function gotOf({ entity, one, many, getOrCreate }: CrudDeclaration) {
  const got = stated(getOrCreate, 'getOrCreate');
  if ('draft' in got)
    return { one: { [one]: ref(got.draft) }, many: { [many]: list(ref(got.draft), SEVERAL) }, required: [] };
  const name = `${one}${capital(got.by)}`;
  const value = stated(entity.properties[got.by], `entity.${got.by}`);
  return { one: { [name]: value }, many: { [`${name}s`]: list(value, SEVERAL) }, required: [name] };
}

function stated<T>(part: T | undefined, name: string): T {
  if (part === undefined) throw new Error(`crud() needs \`${name}\` for the operations that it is to serve`);
  return part;
}
