import type { Operation, Request, Response } from '@stoa/contract';

/** A call as it goes over the wire. */
export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };
export type Answer = { status: number; body: unknown; requestId: string | null };
/** Carries a call to the server: over HTTP in browsers and programs, in process where both live together. */
export type Transport = (call: Call) => Promise<Answer>;

export type FieldViolation = {
  field?: string;
  description?: string;
  violatedRule?: string;
  data?: Record<string, unknown> | null;
};

/** An answer other than success. `code` is the application error code, or the HTTP status where there is none. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: Record<string, unknown> | null;
  readonly violations: FieldViolation[];
  readonly requestId: string | null;

  constructor(answer: Answer) {
    const body = (answer.body ?? {}) as ErrorBody;
    const violations = body.details?.validationError?.fieldViolations ?? [];
    const invalid = violations.map((violation) => `${violation.field} ${violation.description}`).join('; ');
    super(invalid ? `INVALID_ARGUMENT: ${invalid}` : body.message || `The server answered ${answer.status}`);
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = body.details?.applicationError?.code ?? String(answer.status);
    this.data = body.details?.applicationError?.data ?? null;
    this.violations = violations;
    this.requestId = answer.requestId;
  }
}

type ErrorBody = {
  message?: string;
  details?: {
    applicationError?: { code?: string; description?: string; data?: Record<string, unknown> | null };
    validationError?: { fieldViolations?: FieldViolation[] };
  };
};

/** `GET /stores/v3/products/{productId}`: method and canonical path of an operation. */
export type Route = string;
export type Routes<S> = { [K in keyof S]: Route } & { readonly __service?: S };

export type ServiceClient<S> = {
  [K in keyof S as S[K] extends Operation ? K : never]: (request?: Request<S[K]>) => Promise<Response<S[K]>>;
};

/** Names a service's routes together with the types of its operations. */
export const routes = <S>(table: { [K in keyof S]: Route }): Routes<S> => table as Routes<S>;

/** Turns a service's routes into functions that call the server through the transport. */
export function connect<S>(service: Routes<S>, transport: Transport): ServiceClient<S> {
  const call = async (route: Route, request: Record<string, unknown>) => {
    const answer = await transport(toCall(route, request));
    if (answer.status !== 200) throw new ApiError(answer);
    return answer.body;
  };
  return Object.fromEntries(
    Object.entries(service).map(([name, route]) => [name, (request = {}) => call(route as Route, request)]),
  ) as ServiceClient<S>;
}

/** Above this length a read goes as POST with a body instead of in its address. */
const LONGEST_QUERY = 4000;

function toCall(route: Route, request: Record<string, unknown>): Call {
  const [methods, template] = route.split(' ') as [string, string];
  const method = methods.split('|')[0] as string;
  const path = template.replace(/\{([^}]+)\}/g, (_, field: string) => encodeURIComponent(String(at(request, field))));
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: request, headers: {} };
  const inPath = [...template.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
  const rest = Object.fromEntries(Object.entries(request).filter(([field]) => !inPath.includes(field)));
  const query = toQuery(rest);
  if (query.length > LONGEST_QUERY && methods.includes('POST'))
    return { method: 'POST', path, body: request, headers: {} };
  return { method, path: query ? `${path}?${query}` : path, body: undefined, headers: {} };
}

/** Flat requests become plain parameters; nested ones go whole as base64url JSON in `.r`. Null is "not set". */
function toQuery(request: Record<string, unknown>): string {
  const entries = Object.entries(request).filter(([, value]) => value !== undefined && value !== null);
  const texts = entries.flatMap(([name, value]) => [value].flat().map((item): [string, unknown] => [name, item]));
  const isFlat = texts.every(([, item]) => typeof item !== 'object');
  if (!isFlat) return `.r=${base64url(JSON.stringify(Object.fromEntries(entries)))}`;
  return new URLSearchParams(texts.map(([name, item]): [string, string] => [name, String(item)])).toString();
}

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
