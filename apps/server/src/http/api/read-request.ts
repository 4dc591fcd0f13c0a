import { messages, type Operation } from '@stoa/contract';
import { isRecord } from '../../platform/is-record.ts';
import { resolveSchema } from '../../platform/validation/undeclared-fields.ts';
import { parseForeignJson, storable, UnusableText } from './request-text.ts';

type Json = Record<string, unknown>;
type Cleaner = (value: unknown, readAddress: boolean) => unknown;

/** A request as it arrived, not yet interpreted. */
export type RawRequest = { query: URLSearchParams; body: unknown; parameters: Record<string, string> };

/**
 * Gathers an operation's request from path, address and body. Undeclared and read-only fields are dropped; texts from
 * an address become numbers and booleans where declared, and ids are normalised. Throws `UnusableText` where nothing
 * can be read.
 */
export function readRequest(operation: Operation, { query, body, parameters }: RawRequest): Json {
  const isInAddress = body === undefined || body === null;
  const raw = isInAddress ? readAddress(query) : body;
  if (!isRecord(raw)) throw new UnusableText('the request must be a JSON object');
  if (isInAddress && operation.method === 'GET') addEmptyObjects(operation, raw);
  const clean = cleanerOf(operation.request as unknown as Json);
  for (const [path, value] of Object.entries(parameters)) bind(raw, path.split('.'), value);
  return storable(clean(raw, isInAddress)) as Json;
}

/** Clients omit empty objects from an address: a required one that is missing was empty. */
function addEmptyObjects(operation: Operation, request: Json): void {
  for (const name of operation.required) {
    const field = operation.request.properties[name];
    if (field && resolveSchema(field as unknown as Json).properties) request[name] ??= {};
  }
}

/**
 * `.r` (or `r`) holds a whole request as base64url JSON; other reads send plain parameters, with dotted names for
 * nested ones: `paging.limit`.
 */
function readAddress(query: URLSearchParams): unknown {
  const encoded = query.get('.r') ?? query.get('r');
  if (encoded !== null) return parseForeignJson(Buffer.from(encoded, 'base64url').toString('utf8'));
  const request: Json = Object.create(null);
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    nest(request, name.split('.').slice(0, DEEPEST), values.length > 1 ? values : values[0]);
  }
  return request;
}

/** The maximum nesting of any request in an address. */
const DEEPEST = 5;

/** Puts a value at a path. The objects have no prototype: parameters may have any name. */
function nest(request: Json, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    request[head] ??= value;
    return;
  }
  const inner = request[head] ?? Object.create(null);
  request[head] = inner;
  if (isRecord(inner)) nest(inner, rest, value);
}

/** Puts a part of the path where the contract wants it; the entity around the id need not be sent. */
function bind(request: Json, [head, ...rest]: string[], value: string): void {
  const name = head as string;
  if (rest.length === 0) {
    request[name] = value;
    return;
  }
  const inner = request[name] ?? {};
  request[name] = inner;
  if (isRecord(inner)) bind(inner, rest, value);
}

const cleaners = new WeakMap<Json, Cleaner>();

function cleanerOf(schema: Json): Cleaner {
  const known = cleaners.get(schema);
  if (known) return known;
  const made = makeCleaner(schema);
  cleaners.set(schema, made);
  return made;
}

function makeCleaner(schema: Json): Cleaner {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref;
    return (value, readAddress) => cleanerOf((messages.get(name) ?? {}) as Json)(value, readAddress);
  }
  if (Array.isArray(schema.anyOf)) {
    const [wanted, ...others] = schema.anyOf.filter((option: Json) => option.type !== 'null');
    const inner = cleanerOf(wanted);
    const isText = (value: unknown) => typeof value === 'string' && others.some(({ type }: Json) => type === 'string');
    return (value, readAddress) => (value === null || isText(value) ? value : inner(value, readAddress));
  }
  if (schema.fieldMask) return maskCleaner;
  if (schema.type === 'array') return arrayCleaner(cleanerOf(schema.items as Json));
  if (schema.properties) return objectCleaner(schema.properties as Record<string, Json>);
  return scalarCleaner(schema);
}

/** Masks come as one text, `name,assets.logo`, or as a list; several parameters of an address add up. */
const maskCleaner: Cleaner = (value) => {
  if (value === null) return undefined;
  const pathsIn = (text: unknown) =>
    typeof text === 'string' ? text.split(',').flatMap((path) => path.trim() || []) : [text];
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  return typeof value === 'string' ? pathsIn(value) : value;
};

const arrayCleaner =
  (item: Cleaner): Cleaner =>
  (value, readAddress) => {
    const values = readAddress && value !== undefined && !Array.isArray(value) ? [value] : value;
    return Array.isArray(values) ? values.map((inner) => item(inner, readAddress)) : values;
  };

function objectCleaner(properties: Record<string, Json>): Cleaner {
  // ids and revisions are read-only too, but updates need them
  const writable = Object.entries(properties).filter(
    ([name, field]) => !field.readOnly || name === 'id' || name === 'revision',
  );
  return (value, readAddress) => {
    if (!isRecord(value)) return value;
    const cleaned: Json = {};
    for (const [name, field] of writable) {
      if (!Object.hasOwn(value, name)) continue;
      const inner = value[name];
      if (inner !== undefined) cleaned[name] = cleanerOf(field)(inner, readAddress);
    }
    return cleaned;
  };
}

function scalarCleaner(schema: Json): Cleaner {
  if (schema.type === 'string' && (schema.format === 'int64' || schema.format === 'decimal')) {
    // JSON numbers are accepted for decimal strings: they are as exact as JSON itself
    return (value) => (typeof value === 'number' && Number.isFinite(value) ? plainDecimal(value) : value);
  }
  if (schema.type === 'string' && schema.format === 'guid') {
    return (value) => (typeof value === 'string' ? canonicalGuid(value) : value);
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    return (value, readAddress) =>
      readAddress && typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  }
  if (schema.type === 'boolean') {
    return (value, readAddress) => (readAddress && (value === 'true' || value === 'false') ? value === 'true' : value);
  }
  return (value) => value;
}

const plainDecimal = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(0) : String(value);

const canonicalGuid = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/, '$1-$2-$3-$4-$5');
