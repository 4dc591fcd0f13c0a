/**
 * Functions for declaring the messages of the contract.
 *
 * A message is an object on the wire. All its fields are optional; operations list the fields they require. Messages
 * are registered under unique names and refer to each other by name.
 */
import {
  type Static,
  type TNull,
  type TOptional,
  type TProperties,
  type TSchema,
  type TString,
  type TUnion,
  Type,
} from 'typebox';

export type { Static, TSchema };

type Optionals<P extends TProperties> = { [K in keyof P]: TOptional<P[K]> };
type MessageOptions = {
  /** Groups of mutually exclusive fields. */
  atMostOne?: string[][];
  description?: string;
};

/** All messages by name, for the validator and the API description. */
export const messages = new Map<string, TSchema>();

/** Declares a message under a unique name. */
export function message<P extends TProperties>(name: string, fields: P, options: MessageOptions = {}) {
  const optional = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, Type.Optional(field)]));
  const schema = Type.Object(optional as Optionals<P>, { $id: name, ...options });
  if (messages.has(name)) throw new Error(`message ${name} is declared twice`);
  messages.set(name, schema);
  return schema;
}

/** Refers to a declared message. */
export const ref = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T>>({ $ref: (schema as unknown as { $id: string }).$id });

/** Refers to a message by name, for recursive types whose constant does not exist yet. */
export const refByName = <T>(name: string) => Type.Unsafe<T>({ $ref: name });

/** Allows null, which means "not set". */
export const nullable = <T extends TSchema>(schema: T): TUnion<[T, TNull]> => Type.Union([schema, Type.Null()]);

/** Also accepted as the text of its JSON, which older programs send. */
export const orJsonText = <T extends TSchema>(schema: T): TUnion<[T, TString]> => Type.Union([schema, Type.String()]);

/** Returned by the server and ignored in requests. */
export const readonly = <T extends TSchema>(schema: T): T => Object.assign({}, schema, { readOnly: true }) as T;

/** Accepted at creation and ignored afterwards. */
export const immutable = <T extends TSchema>(schema: T): T => Object.assign({}, schema, { immutable: true }) as T;

export const text = (limits: { minLength?: number; maxLength?: number } = {}) => Type.String(limits);
export const guid = Type.String({ format: 'guid' });
export const date = Type.String({ format: 'date-time' });
/** `#rgb` or `#rrggbb`, or either with opacity. */
export const hexColour = Type.String({ format: 'color-hex', maxLength: 9 });
export const email = Type.String({ format: 'email', maxLength: 320 });
export const webUrl = Type.String({ format: 'web-url', maxLength: 2048 });
/** ISO 4217 code. */
export const currency = Type.String({ format: 'currency' });
/** ISO 3166-1 alpha-2 code. */
export const country = Type.String({ format: 'country' });
/** BCP 47: `de`, `pt-BR`. */
export const language = Type.String({ format: 'language' });
/** A date without a time: `1990-12-31`. */
export const localDate = Type.String({ format: 'local-date' });
export const number = (limits: { minimum?: number; maximum?: number } = {}) => Type.Number(limits);
/** A whole number, of those that JavaScript keeps exactly. */
export const integer = (limits: { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ maximum: Number.MAX_SAFE_INTEGER, ...limits });
export const boolean = Type.Boolean();
/** A 64-bit integer as a decimal string. */
export const int64 = Type.String({ format: 'int64' });

/** A time in milliseconds since 1970, as text; numbers are accepted as well. */
export const epochMilliseconds = Type.Unsafe<string>({ anyOf: [{ type: 'string' }, { type: 'number' }] });

/** A decimal number as a string, exact at any size. */
export const decimal = (limits: { gte?: number; gt?: number; lte?: number; maxScale?: number } = {}) =>
  Type.String({ format: 'decimal', decimal: limits });

export const list = <T extends TSchema>(item: T, limits: { minItems?: number; maxItems?: number } = {}) =>
  Type.Array(item, limits);

export const choice = <const V extends string>(...values: V[]) => Type.Enum(values);

/**
 * A field mask: the paths of fields to write or return. On the wire it is one text, `name,assets.logo`; a list is
 * accepted as well. With `masks`, it limits what is written of the entity in that field beside it.
 */
export const fieldMask = (masks?: string) =>
  Type.Unsafe<string[]>({
    type: 'array',
    items: { type: 'string', maxLength: 1000 },
    maxItems: 100,
    fieldMask: masks ? { masks } : {},
  });

/** Free-form data with any keys. */
export const anyObject = Type.Record(Type.String(), Type.Unknown());
export const mapOf = <T extends TSchema>(value: T) => Type.Record(Type.String(), value);
export const anything = Type.Unknown();
