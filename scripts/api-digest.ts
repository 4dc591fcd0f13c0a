import { declaredEvents, messages, type Operation, operations } from '@stoa/contract';

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  fieldMask?: object;
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

/**
 * Generates a readable summary of the API for reviews: a file for each service, and one for shared types. The full
 * description is served at `/openapi.json`.
 */
export function apiDigests(): Record<string, string> {
  const services = Map.groupBy(operations.values(), ({ service }) => service);
  const digests = [...services].map(([service, all]) => [`docs/api/${service}.txt`, serviceDigest(service, all)]);
  return { ...Object.fromEntries(digests), 'docs/api/types.txt': typesDigest() };
}

function serviceDigest(service: string, all: Operation[]): string {
  const sections = all.map(operationDigest).sort();
  return `${[service, ...sections].join('\n\n')}\n`;
}

function operationDigest(operation: Operation): string {
  const { name, method, path, olderPaths, mounts, permit, request, response, required, errors, effect, creates } =
    operation;
  const [callers, permissions] = [[...permit.callers].join(', '), permit.permissions.join(', ')];
  const facts = [
    effect,
    creates && `creates ${creates}`,
    operation.alsoPost && 'also by POST',
    operation.isKept || 'answer is not kept',
    permit.recentLogin && 'after a recent login',
  ];
  return [
    `${name}  ${method} ${path}`,
    `  under     ${mounts.map((mount) => mount || '/').join(' ')}`,
    ...(olderPaths.length > 0 ? [`  also      ${olderPaths.join(' ')}`] : []),
    `  may call  ${callers}${permissions && ` with ${permissions}`}`,
    `  does      ${facts.filter((fact) => typeof fact === 'string').join(', ')}`,
    `  request   ${fieldsOf(request as Schema)}`,
    ...(required.length > 0 ? [`  required  ${required.join(', ')}`] : []),
    `  response  ${fieldsOf(response as Schema)}`,
    ...(errors.length > 0 ? [`  errors    ${[...errors].sort().join(', ')}`] : []),
  ].join('\n');
}

function typesDigest(): string {
  const types = [...messages]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => {
      const { properties } = schema as Schema;
      const fields = Object.entries(properties ?? {}).map(([field, type]) => `\n  ${field} ${typeOf(type)}`);
      return `${name}${fields.length > 0 ? fields.join('') : `\n  ${typeOf(schema as Schema)}`}`;
    });
  const events = [...declaredEvents.values()].map(({ type, carries }) => `${type} ${carries ?? 'nothing'}`).sort();
  return `${types.join('\n\n')}\n\nEvents and what they carry\n  ${events.join('\n  ')}\n`;
}

const fieldsOf = ({ properties = {} }: Schema): string =>
  Object.entries(properties)
    .map(([name, type]) => `${name} ${typeOf(type)}`)
    .join(', ') || 'nothing';

function typeOf(schema: Schema): string {
  const { $ref, anyOf, type, format, items, properties } = schema;
  if ($ref) return $ref;
  if (schema.fieldMask) return 'FieldMask';
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (schema.enum) return schema.enum.join(' | ');
  if (type === 'array') return `${typeOf(items ?? {})}[]`;
  if (properties) return `{ ${fieldsOf(schema)} }`;
  return format ?? type ?? 'anything';
}
