import type { Operation, Request, Response } from '@stoa/contract';
import { ApiError } from './api-error.ts';
import { base64url } from './base64url.ts';
import type { Call, Transport } from './transport.ts';
import { toJson } from './wire-json.ts';

/** `GET /stores/v3/products/{productId}`: method and canonical path of an operation. */
export type Route = string;
export type Routes<S> = { [K in keyof S]: Route } & { readonly __service?: S };

/** `idempotencyKey`: writes with the same key and request are done once within 24 hours. */
export type CallOptions = { idempotencyKey?: string };

export type ServiceClient<S> = {
  [K in keyof S as S[K] extends Operation ? K : never]: (
    request?: Request<S[K]>,
    options?: CallOptions,
  ) => Promise<Response<S[K]>>;
};

/** Names a service's routes together with the types of its operations. */
export const routes = <S>(table: { [K in keyof S]: Route }): Routes<S> => table as Routes<S>;

/** Other names for fields than those of the wire; see `underscoredNames`. */
export type Names = { toWire(request: unknown): unknown; fromWire(answer: unknown): unknown };

/**
 * Turns a service's routes into functions that call the server through the transport. They return the server's answer,
 * and throw an `ApiError` for anything but success.
 */
export function connect<S>(service: Routes<S>, transport: Transport, names?: Names): ServiceClient<S> {
  const call = async (route: Route, request: Record<string, unknown>, { idempotencyKey }: CallOptions) => {
    const wired = names ? (names.toWire(request) as Record<string, unknown>) : request;
    const headers: Call['headers'] = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
    const answer = await transport({ ...toCall(route, wired), headers });
    if (answer.status !== 200) throw new ApiError(answer);
    return names ? names.fromWire(answer.body) : answer.body;
  };
  return Object.fromEntries(
    Object.entries(service).map(([name, route]) => [
      name,
      (request = {}, options: CallOptions = {}) => call(route as Route, request, options),
    ]),
  ) as ServiceClient<S>;
}

/** The clients of services, under the services' names. */
export type Clients<Services> = {
  [Name in keyof Services]: Services[Name] extends { readonly __service?: infer S }
    ? ServiceClient<NonNullable<S>>
    : never;
};

/** Connects several services to one transport: all of `@stoa/sdk/services`, or the given ones. */
export const connectAll = <Services extends Record<string, object>>(
  services: Services,
  transport: Transport,
): Clients<Services> =>
  Object.fromEntries(
    Object.entries(services).map(([name, service]) => [name, connect(service as Routes<unknown>, transport)]),
  ) as Clients<Services>;

/** Above this length a read goes as POST with a body instead of in its address. */
const LONGEST_QUERY = 4000;

function toCall(route: Route, request: Record<string, unknown>): Omit<Call, 'headers'> {
  const [methods, template] = route.split(' ') as [string, string];
  const method = methods.split('|')[0] as string;
  const path = template.replace(/\{([^}]+)\}/g, (_, field: string) => encodeURIComponent(String(at(request, field))));
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: request };
  const inPath = [...template.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
  const rest = Object.fromEntries(Object.entries(request).filter(([field]) => !inPath.includes(field)));
  const query = toQuery(rest);
  if (query.length > LONGEST_QUERY && methods.includes('POST')) return { method: 'POST', path, body: request };
  return { method, path: query ? `${path}?${query}` : path, body: undefined };
}

/** Flat requests become plain parameters; nested ones go whole as base64url JSON in `.r`. Null is "not set". */
function toQuery(request: Record<string, unknown>): string {
  const entries = Object.entries(request).filter(([, value]) => value !== undefined && value !== null);
  const texts = entries.flatMap(([name, value]) => [value].flat().map((item): [string, unknown] => [name, item]));
  const isFlat = texts.every(([, item]) => typeof item !== 'object');
  if (!isFlat) return `.r=${base64url(new TextEncoder().encode(toJson(Object.fromEntries(entries))))}`;
  return new URLSearchParams(texts.map(([name, item]): [string, string] => [name, String(item)])).toString();
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
