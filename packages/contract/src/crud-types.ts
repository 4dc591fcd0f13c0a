/** Exact types of the operations that `crud()` declares. */
import type {
  Static,
  TArray,
  TBoolean,
  TInteger,
  TNull,
  TObject,
  TProperties,
  TSchema,
  TString,
  TUnion,
  TUnsafe,
} from 'typebox';
import type { CrudAction, CrudFact, OperationSpec, Permit } from './operation.ts';
import type { anyObject } from './schema.ts';
import type { BulkActionMetadata } from './shared/errors.ts';
import type { CursorPagingMetadata } from './shared/paging.ts';

export type PermissionKind = 'create' | 'read' | 'update' | 'delete' | 'getOrCreate';

export type CrudDeclaration = {
  entity: TObject;
  /** The names of one and several entities in requests, responses and operations: `brand` and `brands`. */
  one: string;
  many: string;
  /** Other names for the operations: `createCustomField` takes a `field`. */
  names?: { one: string; many: string };
  /** The name of the entity's id in requests; by default `one` with `Id`, such as `brandId`. */
  id?: string;
  /** The path of the collection: `/v3/brands`. */
  path: string;
  /** The beginning of the permissions: `WIX_STORES.BRAND` for `WIX_STORES.BRAND_CREATE` and the others. */
  permission: string;
  /** Permits for operations open to other callers than the back office, or with other permissions. */
  permits?: { [K in PermissionKind]?: Permit };
  /** The operations, in the order of their description. */
  serves: readonly CrudAction[];
  /** Fields that every entity has. */
  required?: readonly string[];
  /** The name of the field mask of updates. */
  mask?: 'fieldMask' | 'mask';
  /** The computed fields that clients can request in `fields`. */
  fields?: TSchema;
  query?: {
    request: TObject;
    /** Cursor paging by default. */
    metadata?: TObject;
    limits?: { maxItems: number };
    /** Served as GET, and as POST for requests that are too long for a URL. */
    alsoPost?: boolean;
  };
  /** The argument of get-or-create: the bare value of a field, or a draft. */
  getOrCreate?: { by: string } | { draft: TObject };
  /** The results of bulk operations for each item, and the messages of bulk updates. */
  bulk?: { results: TSchema; deleted?: TSchema; masked?: TObject };
  /** Overrides for parts of operations. */
  differs?: {
    [A in CrudAction]?: Partial<
      Pick<OperationSpec, 'summary' | 'permit' | 'method' | 'required' | 'errors' | 'request' | 'response'>
    >;
  };
};

type Ref<S> = S extends TSchema ? TUnsafe<Static<S>> : never;
type IdOf<D extends CrudDeclaration> = D extends { id: infer I extends string } ? I : `${D['one']}Id`;
type FieldsOf<D> = D extends { fields: infer F extends TSchema } ? { fields: TArray<F> } : unknown;
type RequiredOf<D> = D extends { required: readonly (infer P extends string)[] } ? P : never;
type MaskOf<D> = D extends { mask: infer M extends string } ? { [K in M]: TUnsafe<string[]> } : unknown;
type OneOf<D extends CrudDeclaration> = { [K in D['one']]: Ref<D['entity']> };
type ManyOf<D extends CrudDeclaration, Item> = { [K in D['many']]: TArray<Item extends TSchema ? Item : never> };
type QueryOf<D> = D extends { query: infer Q } ? Q : never;
type MetadataOf<D> = QueryOf<D> extends { metadata: infer M } ? M : typeof CursorPagingMetadata;
type DraftOf<D> = D extends { getOrCreate: { draft: infer T } } ? T : never;
/** The field of get-or-create, such as `brandName`. */
type BareOf<D extends CrudDeclaration> = D extends { getOrCreate: { by: infer B extends string } }
  ? `${D['one']}${Capitalize<B>}`
  : never;
type Bulk<D, K extends string> = D extends { bulk: { [P in K]: infer S } } ? S : never;
type BulkAnswer<Results> = { results: Results; bulkActionMetadata: Ref<typeof BulkActionMetadata> };
type ReturnEntity = { returnEntity: TBoolean };

/** The request, response and required fields of each operation. */
type Shapes<D extends CrudDeclaration> = {
  create: [OneOf<D>, OneOf<D>, D['one'] | `${D['one']}.${RequiredOf<D>}`];
  get: [{ [K in IdOf<D>]: TString } & FieldsOf<D>, OneOf<D>, IdOf<D>];
  update: [OneOf<D> & MaskOf<D> & FieldsOf<D>, OneOf<D>, D['one'] | `${D['one']}.${'id' | 'revision'}`];
  delete: [{ [K in IdOf<D>]: TString }, Record<never, never>, IdOf<D>];
  query: [
    { query: Ref<QueryOf<D> extends { request: infer R } ? R : never> } & FieldsOf<D>,
    ManyOf<D, Ref<D['entity']>> & { pagingMetadata: Ref<MetadataOf<D>> },
    never,
  ];
  count: [{ filter: TUnion<[typeof anyObject, TNull]> }, { count: TInteger }, never];
  getOrCreate: [
    { [K in BareOf<D>]: TString } & ([DraftOf<D>] extends [never] ? unknown : { [K in D['one']]: Ref<DraftOf<D>> }) &
      FieldsOf<D>,
    OneOf<D>,
    BareOf<D>,
  ];
  bulkCreate: [
    ManyOf<D, Ref<D['entity']>> & ReturnEntity,
    BulkAnswer<Bulk<D, 'results'>>,
    D['many'] | `${D['many']}.${RequiredOf<D>}`,
  ];
  bulkUpdate: [
    ManyOf<D, Ref<Bulk<D, 'masked'>>> & ReturnEntity & FieldsOf<D>,
    BulkAnswer<Bulk<D, 'results'>>,
    D['many'] | `${D['many']}.${D['one']}.${'id' | 'revision'}`,
  ];
  bulkGetOrCreate: [
    { [K in `${BareOf<D>}s`]: TArray<TString> } & ([DraftOf<D>] extends [never]
      ? unknown
      : ManyOf<D, Ref<DraftOf<D>>>) &
      FieldsOf<D>,
    BulkAnswer<Bulk<D, 'results'>>,
    `${BareOf<D>}s`,
  ];
  bulkDelete: [{ [K in `${IdOf<D>}s`]: TArray<TString> }, BulkAnswer<Bulk<D, 'deleted'>>, `${IdOf<D>}s`];
};

type OnOne = 'create' | 'get' | 'update' | 'delete' | 'getOrCreate';
type NamesOf<D extends CrudDeclaration> = D extends { names: infer N extends { one: string; many: string } } ? N : D;
type NameOf<
  A extends CrudAction,
  D extends CrudDeclaration,
> = `${A}${Capitalize<NamesOf<D>[A extends OnOne ? 'one' : 'many']>}`;

type Said<D, A extends CrudAction, K extends string, Usual> = D extends { differs: { [P in A]: { [Q in K]: infer X } } }
  ? X
  : Usual;
type SpecOf<D extends CrudDeclaration, A extends CrudAction> = Spec<
  A,
  D['entity'],
  Said<D, A, 'request', Shapes<D>[A][0]>,
  Said<D, A, 'response', Shapes<D>[A][1]>,
  Said<D, A, 'required', readonly Shapes<D>[A][2][]>
>;
type Spec<A, E extends TSchema, Request, Response, Required> = Request extends TProperties
  ? Response extends TProperties
    ? Required extends readonly (infer P extends string)[]
      ? OperationSpec<Readonly<Request>, Readonly<Response>, P> & {
          required: readonly P[];
          crud: CrudFact<A & CrudAction, Static<E>>;
        }
      : never
    : never
  : never;

/** The operations of a declaration. */
export type Crud<D extends CrudDeclaration> = { [A in D['serves'][number] as NameOf<A, D>]: SpecOf<D, A> };
