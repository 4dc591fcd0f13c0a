import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/**
 * Access rules of an operation. Visitors and members only reach their own data. Staff and apps need all listed
 * permissions, through their roles and scopes.
 */
export type Permit = {
  callers: readonly ('nobody' | 'visitor' | 'member' | 'staff' | 'app')[];
  permissions: readonly string[];
  /** Whether staff must have logged in or reauthenticated within the last quarter of an hour. */
  recentLogin?: boolean;
  /** Whether staff may call it who work on no site. */
  withoutSite?: boolean;
  /** Whether it can be called on a site in the trash. */
  inTrash?: boolean;
};

/** Access for everybody, even without an identity. */
export const open: Permit = { callers: ['nobody', 'visitor', 'member', 'staff', 'app'], permissions: [] };
/** Access for visitors and members, and for staff and apps with the permissions. */
export const anyone = (...permissions: string[]): Permit => ({
  callers: ['visitor', 'member', 'staff', 'app'],
  permissions,
});
/** Access for visitors and members, for what only a person on the site can do. */
export const people: Permit = { callers: ['visitor', 'member'], permissions: [] };
/** Access for members to their own data, and for staff and apps with the permissions. */
export const memberOr = (...permissions: string[]): Permit => ({ callers: ['member', 'staff', 'app'], permissions });
/** Access for members and staff to their own accounts. No permission gives access to other accounts. */
export const ownAccount: Permit = { callers: ['member', 'staff'], permissions: [] };
/** Access for staff and apps with the permissions. */
export const backOffice = (...permissions: string[]): Permit => ({ callers: ['staff', 'app'], permissions });
/** Access for staff with the permissions, for decisions that must be made by a person, not an app. */
export const staffOnly = (...permissions: string[]): Permit => ({ callers: ['staff'], permissions });
/** Access for everybody with an account of the dashboard, whether or not they work on a site. */
export const anyAccount: Permit = { callers: ['staff'], permissions: [], withoutSite: true };
/** Like `staffOnly` with a recent login. Protects lasting grants of access from misuse of an unattended dashboard. */
export const recentStaff = (...permissions: string[]): Permit => ({ ...staffOnly(...permissions), recentLogin: true });

/** The first field of a path. */
type Head<P extends string> = P extends `${infer First}.${string}` ? First : P;
/** The rest of the paths that begin with a field. */
type Tail<P extends string, H extends string> = P extends `${H}.${infer Rest}` ? Rest : never;
/** The paths that consist of a single field. */
type Direct<P extends string> = P extends `${string}.${string}` ? never : P;

/** T with the fields at the given paths present and not null. Parents stay optional unless they are listed too. */
export type WithRequired<T, P extends string> = [P] extends [never]
  ? T
  : T extends (infer Item)[]
    ? WithRequired<Item, P>[]
    : { [K in keyof T as K extends Direct<P> ? K : never]-?: WithRequired<NonNullable<T[K]>, Tail<P, K & string>> } & {
        [K in keyof T as K extends Direct<P> ? never : K]: K extends Head<P>
          ? WithRequired<NonNullable<T[K]>, Tail<P, K>> | Extract<T[K], null | undefined>
          : T[K];
      };

/** Whether an operation changes anything. Computing or estimating is a read, whatever the method and name. */
export type Effect = 'read' | 'write';

/** The operations of `crud()`. */
export type CrudAction =
  | ('create' | 'get' | 'update' | 'delete' | 'query' | 'count' | 'getOrCreate')
  | ('bulkCreate' | 'bulkUpdate' | 'bulkDelete' | 'bulkGetOrCreate');

/** The action of an operation declared by `crud()`, and the names in its requests. */
export type CrudFact<Action extends CrudAction = CrudAction, Entity = unknown> = {
  action: Action;
  one: string;
  many: string;
  /** The name of the entity's message. */
  message: string;
  /** The name of the entity's id: `brandId`. */
  id: string;
  /** The field whose bare value get-or-create takes. */
  by?: string;
  /** Carries the type; never present at run time. */
  entity?: Entity;
};

export type OperationSpec<
  Request extends TProperties = TProperties,
  Response extends TProperties = TProperties,
  Required extends string = string,
> =
  /** A GET reads, unless public clients change something by it. */
  (
    | { method: 'GET'; effect?: 'write' }
    /** Declares the effect explicitly, because reads with requests too long for a URL use other methods as well. */
    | { method: Exclude<Method, 'GET'>; effect: Effect }
  ) & {
    /** `nothing` if the response contains tokens, keys or codes: the server must not store it for repeated requests. */
    keeps?: 'nothing';
    /** The response field with the created entity. */
    creates?: keyof Response & string;
    /** For a GET: what a request for an entity whatever its state also says. The activity log compares what is read so. */
    readsAny?: Partial<OptionalStatic<Request>>;
    /** The GET operation of the entity that it changes, where that has another address. */
    changes?: Pick<Operation, 'id'>;
    /** For a change that people may make of their own things: the activity log has it where staff or an app made it. */
    logsStaff?: boolean;
    /** What it changes has a history of its own: the activity log leaves it out. */
    hasOwnLog?: boolean;
    /** Also serves a GET operation as POST, for requests that are too long for a URL. */
    alsoPost?: boolean;
    /** The body is a file, passed to the use case as a stream. The other fields come from the URL. */
    upload?: boolean;
    /** The response is a file. */
    download?: boolean;
    /** The response sends a browser to the address in its field `redirect`. */
    redirects?: boolean;
    /** Relative path. `{brand.id}` binds a segment to the request's field. */
    path: string;
    /** Relative paths by which older programs know the operation. */
    olderPaths?: readonly string[];
    permit: Permit;
    summary: string;
    request: Request;
    response: Response;
    /** Paths of fields that must be present; `item.(quantity|inStock)` requires one of several. */
    required?: readonly Required[];
    /** Possible application error codes beside `generalErrors`. Outside production, any other code is a fault. */
    errors?: readonly ErrorCode[];
    /** Set by `crud()` for operations that a resource serves. */
    crud?: CrudFact;
  };

export type Operation<Request = unknown, Response = unknown> = {
  id: string;
  service: string;
  name: string;
  method: Method;
  effect: Effect;
  /** False if the response must not be stored. */
  isKept: boolean;
  /** The response field with the created entity, or null. */
  creates: string | null;
  /** Fields of a request that reads the entity whatever its state. */
  readsAny: Readonly<Record<string, unknown>>;
  /** The id of the GET operation of the entity that it changes; null where that has the same address. */
  changes: string | null;
  /** Whether the activity log has it where staff or an app called it, although others may. */
  logsStaff: boolean;
  /** Whether what it changes has a history of its own, and the activity log leaves it out. */
  hasOwnLog: boolean;
  alsoPost: boolean;
  upload: boolean;
  download: boolean;
  redirects: boolean;
  path: string;
  /** Paths by which older programs know it. */
  olderPaths: readonly string[];
  /** Prefixes of the path. The first is the canonical one. */
  mounts: readonly string[];
  /** Each path under each mount. The first is the canonical one. */
  addresses: readonly [string, ...string[]];
  permit: Permit;
  summary: string;
  request: TObject;
  response: TObject;
  required: readonly string[];
  errors: readonly ErrorCode[];
  crud?: CrudFact;
  /** Carries the types; never present at run time. */
  types?: { request: Request; response: Response };
};

type OptionalStatic<P extends TProperties> = { [K in keyof P]?: Static<P[K]> };
type RequestOf<S> = S extends { request: infer R extends TProperties }
  ? S extends { required: readonly (infer P extends string)[] }
    ? WithRequired<OptionalStatic<R>, P>
    : OptionalStatic<R>
  : never;
type ResponseOf<S> = S extends { response: infer R extends TProperties } ? OptionalStatic<R> : never;

export type Request<O> = O extends Operation<infer R, unknown> ? R : never;
export type Response<O> =
  O extends Operation<never, infer R> ? R : O extends { types?: { response: infer R } } ? R : never;

/** Declares an operation. Its route, validation, permission check, description and client follow from it. */
export const operation = <const S extends OperationSpec>(spec: S & { creates?: keyof S['response'] }): S => spec;

export type Service<S extends Record<string, OperationSpec> = Record<string, OperationSpec>> = {
  [K in keyof S]: Operation<RequestOf<S[K]>, ResponseOf<S[K]>> & FactOf<S[K]>;
};
type FactOf<S> = S extends { crud: infer F extends CrudFact } ? { crud: F } : unknown;

/** Operations by id: `stores.brands-v-3.createBrand`. */
export const operations = new Map<string, Operation>();

/**
 * Declares a service with its operations and their path prefixes. Each operation is served under its platform path
 * (`/stores/v3/brands`), its relative path (`/v3/brands`) and its path on a site's own host.
 */
export function service<const S extends Record<string, OperationSpec>>(
  name: string,
  mounts: readonly string[],
  specs: S,
): Service<S> {
  const built = Object.entries(specs).map(([operationName, spec]): [string, Operation] => {
    const id = `${name}.${operationName}`;
    const olderPaths = spec.olderPaths ?? [];
    const paths = [spec.path, ...olderPaths];
    const complete: Operation = {
      id,
      service: name,
      name: operationName,
      method: spec.method,
      effect: spec.effect ?? 'read',
      isKept: spec.keeps !== 'nothing',
      creates: spec.creates ?? null,
      readsAny: spec.readsAny ?? {},
      changes: spec.changes?.id ?? null,
      logsStaff: spec.logsStaff ?? false,
      hasOwnLog: spec.hasOwnLog ?? false,
      alsoPost: spec.alsoPost ?? false,
      upload: spec.upload ?? false,
      download: spec.download ?? false,
      redirects: spec.redirects ?? false,
      path: spec.path,
      olderPaths,
      mounts,
      addresses: paths.flatMap((path) => mounts.map((mount) => `${mount}${path}`)) as [string, ...string[]],
      permit: spec.permit,
      summary: spec.summary,
      request: optionalObject(`${id}.request`, spec.request),
      response: optionalObject(`${id}.response`, spec.response),
      required: spec.required ?? [],
      ...(spec.crud ? { crud: spec.crud } : {}),
      errors: [
        ...new Set([...(spec.errors ?? []), ...(spec.permit.recentLogin ? (['RECENT_LOGIN_REQUIRED'] as const) : [])]),
      ],
    };
    if (operations.has(id)) throw new Error(`operation ${id} is declared twice`);
    operations.set(id, complete);
    return [operationName, complete];
  });
  return Object.fromEntries(built) as Service<S>;
}

function optionalObject(name: string, fields: TProperties): TObject {
  const optional = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, Type.Optional(field as TSchema)]),
  );
  return Type.Object(optional, { $id: name });
}
