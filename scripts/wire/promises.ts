import { operations } from '@stoa/contract';
import { type Schema as AnySchema, resolve } from './compare-types.ts';
import type { Facts } from './facts.ts';
import { readField, valuesOf } from './facts.ts';

/** Promised fields by service and type. */
export type PromisedFields = Record<string, Record<string, string[]>>;
/** The defaults of the promised fields of each message, by their names; null for those without a default. */
export type Promises = Record<string, Record<string, unknown>>;

/** Promised ids of things that do not exist here: pictures of products were uploaded to the library, not to products. */
const NEVER_THERE = ['ProductMedia.uploadId', 'ReadOnlyVariantProductMedia.uploadId'];

/** The fields that clients read without a check, of every message that answers contain. */
export function promisesOf(facts: Facts, promised: PromisedFields): Promises {
  const promises = new Map<string, Map<string, unknown>>();
  for (const service of facts.services.values()) {
    // what their answers contain is a standard of its own
    if (service.service === 'identity.oauth') continue;
    const seen = new Set<string>();
    const walk = (type: string, schema: AnySchema): void => {
      const { resolved } = resolve(schema);
      const [name, fields] = [resolved.$id, service.types[type]];
      if (!name || !fields || seen.has(`${type} ${name}`)) return;
      seen.add(`${type} ${name}`);
      const own = promises.get(name) ?? new Map<string, unknown>();
      promises.set(name, own);
      // of fields that exclude each other, at most one is there
      const exclusive = (fields['(oneOf)'] ?? '').split(/[ |;]+/);
      for (const field of promised[service.service]?.[type] ?? []) {
        const declared = resolved.properties?.[field];
        if (!declared || exclusive.includes(field) || NEVER_THERE.includes(`${name}.${field}`)) continue;
        const values = valuesOf(service, readField(fields[field] ?? '').type);
        own.set(field, own.get(field) ?? defaultOf(resolve(declared).resolved, values));
      }
      for (const [field, declared] of Object.entries(fields)) {
        let inner = resolved.properties?.[field];
        while (inner && resolve(inner).resolved.type === 'array') inner = resolve(inner).resolved.items;
        if (inner && field !== '(oneOf)') walk(readField(declared).type, inner);
      }
    };
    for (const { name, response } of service.operations) {
      const operation = operations.get(`${service.service}.${name}`);
      if (operation) walk(response, operation.response as unknown as AnySchema);
    }
  }
  const sorted = [...promises].filter(([, fields]) => fields.size > 0).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, fields]) => [name, Object.fromEntries([...fields].sort())]));
}

/** What an absent field means: empty, none or zero. Null where the field cannot be empty. */
function defaultOf(schema: AnySchema, values: string[] | undefined): unknown {
  const { type, format, minLength, minItems, minimum } = schema;
  if (schema.enum) {
    const [first = ''] = values ?? [];
    return /^(UNKNOWN|UNSPECIFIED|UNDEFINED)/i.test(first) && schema.enum.includes(first) ? first : null;
  }
  if (type === 'array') return minItems ? null : [];
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Number(minimum ?? 0) > 0 ? null : 0;
  return type === 'string' && !format && !minLength ? '' : null;
}
