import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/**
 * Who may call an operation. Visitors and members act within what is theirs; staff by their role and apps by their
 * scopes need every permission that is listed.
 */
export type Permit = {
  callers: readonly ('nobody' | 'visitor' | 'member' | 'staff' | 'app')[];
  permissions: readonly string[];
  /** Whether staff must have proven who they are within the last quarter of an hour. */
  recentLogin?: boolean;
};

/** Anybody, with no identity at all. */
export const open: Permit = { callers: ['nobody', 'visitor', 'member', 'staff', 'app'], permissions: [] };
/** Visitors and members; staff and apps as well, with the permissions where there are any. */
export const anyone = (...permissions: string[]): Permit => ({
  callers: ['visitor', 'member', 'staff', 'app'],
  permissions,
});
/** Members, for what is theirs; staff and apps with the permissions. */
export const memberOr = (...permissions: string[]): Permit => ({ callers: ['member', 'staff', 'app'], permissions });
/** Members and staff, for their own account: no permission gives access to another's, and apps have none. */
export const ownAccount: Permit = { callers: ['member', 'staff'], permissions: [] };
/** Staff by role and apps by scope. */
export const backOffice = (...permissions: string[]): Permit => ({ callers: ['staff', 'app'], permissions });
/** Staff by role: what a person decides, never a program in their name. */
export const staffOnly = (...permissions: string[]): Permit => ({ callers: ['staff'], permissions });
/** As `staffOnly`, for what gives somebody lasting power: whoever finds a dashboard open must not be able to do it. */
export const recentStaff = (...permissions: string[]): Permit => ({ ...staffOnly(...permissions), recentLogin: true });

/** The field that a path begins with. */
type Head<P extends string> = P extends `${infer First}.${string}` ? First : P;
/** What is left of the paths that begin with a field. */
type Tail<P extends string, H extends string> = P extends `${H}.${infer Rest}` ? Rest : never;
/** The paths that are a field and no more. */
type Direct<P extends string> = P extends `${string}.${string}` ? never : P;

/** T with the fields at the given paths present and not null. That a field's parent is there is said by its own path. */
export type WithRequired<T, P extends string> = [P] extends [never]
  ? T
  : T extends (infer Item)[]
    ? WithRequired<Item, P>[]
    : { [K in keyof T as K extends Direct<P> ? K : never]-?: WithRequired<NonNullable<T[K]>, Tail<P, K & string>> } & {
        [K in keyof T as K extends Direct<P> ? never : K]: K extends Head<P>
          ? WithRequired<NonNullable<T[K]>, Tail<P, K>> | Extract<T[K], null | undefined>
          : T[K];
      };

export type OperationSpec<
  Request extends TProperties = TProperties,
  Response extends TProperties = TProperties,
  Required extends string = string,
> = {
  method: Method;
  /** A read whose request may be too long for an address is served as POST too. */
  alsoPost?: boolean;
  /** The body is a file, not JSON: it reaches the use case as a stream, beside what the address says. */
  upload?: boolean;
  /** The answer is a file. */
  download?: boolean;
  /** Relative path; `{brand.id}` binds that part of the path to the request's field. */
  path: string;
  permit: Permit;
  summary: string;
  request: Request;
  response: Response;
  /** Paths of fields that must be present. */
  required?: readonly Required[];
  /** Application error codes it may answer with, beside the general ones. */
  errors?: readonly ErrorCode[];
};

export type Operation<Request = unknown, Response = unknown> = {
  id: string;
  service: string;
  name: string;
  method: Method;
  alsoPost: boolean;
  upload: boolean;
  download: boolean;
  path: string;
  /** Prefixes under which the path answers; the first is the canonical one. */
  mounts: readonly string[];
  permit: Permit;
  summary: string;
  request: TObject;
  response: TObject;
  required: readonly string[];
  errors: readonly ErrorCode[];
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

/** Declares one call of the API. Route, validation, permission check, description and client follow from it. */
export const operation = <const S extends OperationSpec>(spec: S): S => spec;

export type Service<S extends Record<string, OperationSpec> = Record<string, OperationSpec>> = {
  [K in keyof S]: Operation<RequestOf<S[K]>, ResponseOf<S[K]>>;
};

/** Operations by id: `stores.brands-v-3.createBrand`. */
export const operations = new Map<string, Operation>();

/**
 * Declares a service: its operations and the prefixes under which they answer. The same operation is served under its
 * platform path (`/stores/v3/brands`), the relative path (`/v3/brands`) and the path on a site's own host.
 */
export function service<const S extends Record<string, OperationSpec>>(
  name: string,
  mounts: readonly string[],
  specs: S,
): Service<S> {
  const built = Object.entries(specs).map(([operationName, spec]): [string, Operation] => {
    const id = `${name}.${operationName}`;
    const complete: Operation = {
      id,
      service: name,
      name: operationName,
      method: spec.method,
      alsoPost: spec.alsoPost ?? false,
      upload: spec.upload ?? false,
      download: spec.download ?? false,
      path: spec.path,
      mounts,
      permit: spec.permit,
      summary: spec.summary,
      request: optionalObject(`${id}.request`, spec.request),
      response: optionalObject(`${id}.response`, spec.response),
      required: spec.required ?? [],
      errors: [...(spec.errors ?? []), ...(spec.permit.recentLogin ? (['RECENT_LOGIN_REQUIRED'] as const) : [])],
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
