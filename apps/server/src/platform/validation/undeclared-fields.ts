import { messages } from '@stoa/contract';

type Json = Record<string, unknown>;

/** Fields of a value that the contract does not declare: used to check our own answers. */
export function undeclaredFields(schema: unknown, value: unknown, path = ''): string[] {
  const resolved = resolveSchema(schema as Json);
  if (Array.isArray(value))
    return value.flatMap((item, i) => undeclaredFields(resolved.items ?? {}, item, `${path}[${i}]`));
  const properties = resolved.properties as Record<string, Json> | undefined;
  if (typeof value !== 'object' || value === null || !properties) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined) return [];
    const declared = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return declared ? undeclaredFields(declared, inner, `${path}.${key}`) : [`${path}.${key}`];
  });
}

/** The schema behind references and "or null". */
export function resolveSchema(schema: Json): Json {
  if (typeof schema.$ref === 'string') return (messages.get(schema.$ref) ?? {}) as Json;
  const options = schema.anyOf as Json[] | undefined;
  const inner = options?.find((option) => option.type !== 'null');
  return inner ? resolveSchema(inner) : schema;
}
