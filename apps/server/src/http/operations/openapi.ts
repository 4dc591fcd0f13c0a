import { errorCodes, messages, type Operation, operations } from '@stoa/contract';

type Json = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, generated from the contract: every address of every operation. */
export function describeApi({ serverUrl }: { serverUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations.values()) {
    for (const [index, address] of operation.addresses.entries()) {
      for (const method of methodsOf(operation)) {
        const path = address.replace(/\{[^}]*?([^.}]+)\}/g, (_, name: string) => `{${name}}`);
        paths[path] ??= {};
        paths[path][method] = describeOperation(operation, method, path, index);
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stoa API', version: '1', description: 'Sites, catalogue, carts, checkouts and orders.' },
    servers: [{ url: serverUrl }],
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: {
        ...Object.fromEntries(
          [...messages]
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, schema]) => [name, rewriteRefs(schema)]),
        ),
        Error: errorSchema,
      },
    },
  };
}

const methodsOf = (operation: Operation): string[] => [
  operation.method.toLowerCase(),
  ...(operation.alsoPost ? ['post'] : []),
];

function describeOperation(operation: Operation, method: string, path: string, index: number): Json {
  const suffix = `${index ? `.mount${index}` : ''}${method === operation.method.toLowerCase() ? '' : '.post'}`;
  const pathNames = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string);
  const hasBody = method !== 'get' && method !== 'delete';
  return {
    operationId: `${operation.id}${suffix}`,
    summary: operation.summary,
    tags: [operation.service],
    ...(index > 0
      ? {
          description: `The same as ${operation.method} ${operation.addresses[0]}.`,
          // the reference page shows each operation once
          'x-internal': true,
        }
      : {}),
    'x-permit': operation.permit,
    parameters: [
      ...pathNames.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(hasBody && !operation.upload ? [] : queryParameters(operation, pathNames)),
    ],
    ...(hasBody ? { requestBody: { content: operation.upload ? file : json(requestSchema(operation)) } } : {}),
    responses: {
      ...(operation.redirects ? { 302: { description: 'The browser is sent on.' } } : {}),
      200: { description: 'Success', content: operation.download ? file : json(rewriteRefs(operation.response)) },
      default: {
        description: ['Refused.', ...operation.errors.map((code) => `${code}: ${errorCodes[code].description}`)].join(
          ' ',
        ),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });
const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** Flat fields are parameters of their own; `.r` holds a whole request as base64url JSON. */
function queryParameters(operation: Operation, pathNames: string[]): Json[] {
  const fields = Object.entries(operation.request.properties as Record<string, Json>);
  const plain = fields.filter(([name, schema]) => !pathNames.includes(name) && isFlat(schema));
  return [
    ...plain.map(([name, schema]) => ({ name, in: 'query', schema: rewriteRefs(schema) })),
    ...(plain.length < fields.filter(([name]) => !pathNames.includes(name)).length
      ? [{ name: '.r', in: 'query', description: 'The whole request as base64url JSON', schema: { type: 'string' } }]
      : []),
  ];
}

const isFlat = (schema: Json): boolean =>
  !('$ref' in schema) &&
  schema.type !== 'object' &&
  ((schema.anyOf as Json[] | undefined) ?? []).every(isFlat) &&
  (schema.type !== 'array' || isFlat(schema.items as Json));

const requestSchema = (operation: Operation): unknown => {
  const required = operation.required.filter((path) => !path.includes('.'));
  return { ...(rewriteRefs(operation.request) as Json), ...(required.length ? { required } : {}) };
};

const errorSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    details: {
      type: 'object',
      properties: {
        applicationError: {
          type: 'object',
          properties: { code: { type: 'string' }, description: { type: 'string' }, data: { type: 'object' } },
        },
        validationError: {
          type: 'object',
          properties: { fieldViolations: { type: 'array', items: { $ref: '#/components/schemas/FieldViolation' } } },
        },
      },
    },
  },
};

/** Our schemas refer to each other by name; OpenAPI needs a path, and knows neither `$id` nor our own keywords. */
function rewriteRefs(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rewriteRefs);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('fieldMask' in schema) return describeMask(schema as Json);
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === '$id' || key === 'atMostOne' || key === 'decimal' || key === 'immutable') return [];
      if (key === '$ref') return [[key, `#/components/schemas/${value as string}`]];
      return [[key, rewriteRefs(value)]];
    }),
  );
}

const describeMask = ({ type, items, maxItems }: Json): Json => ({
  description: 'A field mask: paths joined by commas (`name,assets.logo`), or a list of them',
  anyOf: [{ type: 'string' }, { type, items, maxItems }],
});
