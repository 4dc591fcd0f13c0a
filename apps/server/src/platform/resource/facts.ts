import { type CrudAction, type CrudFact, messages, type Operation } from '@stoa/contract';

type Schema = {
  readOnly?: boolean;
  immutable?: boolean;
  type?: string;
  enum?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  $ref?: string;
  properties?: Record<string, Schema>;
};

/** The facts that a resource reads from its service. */
export type Facts = {
  one: string;
  many: string;
  /** The operations by action. */
  operations: Partial<Record<CrudAction, Operation & { crud: CrudFact }>>;
  /** The fields that clients see. */
  fields: readonly string[];
  /** The fields that clients write; `changeable` are those they may change later. */
  writable: readonly string[];
  changeable: readonly string[];
  /** Texts that every entity has; stored without surrounding spaces. */
  requiredTexts: readonly string[];
  /** Whether an update must name the revision that it changes, or may. */
  revision: 'required' | 'compared' | 'ignored';
  /** The entity's name in results of bulk operations. */
  resultField: string;
};

const GIVEN = ['id', 'revision', 'createdDate', 'updatedDate'];

export function factsOf(service: object): Facts {
  const declared = Object.values(service as Record<string, Operation>).filter(
    (operation): operation is Operation & { crud: CrudFact } => operation.crud !== undefined,
  );
  const operations: Facts['operations'] = Object.fromEntries(
    declared.map((operation) => [operation.crud.action, operation]),
  );
  const [first] = declared;
  if (!first) throw new Error('a resource needs a service whose operations crud() declares');
  const { one, many, message } = first.crud;
  const fields = propertiesOf(messages.get(message) as Schema);
  const writable = Object.keys(fields).filter((name) => !GIVEN.includes(name) && !fields[name]?.readOnly);
  const required = (operations.create?.required ?? []).map((path) => path.replace(`${one}.`, ''));
  const isRevised = operations.update?.required.includes(`${one}.revision`);
  const results = (operations.bulkCreate ?? operations.bulkUpdate)?.response;
  return {
    one,
    many,
    operations,
    fields: Object.keys(fields),
    writable,
    changeable: writable.filter((name) => !fields[name]?.immutable),
    requiredTexts: writable.filter((name) => required.includes(name) && isText(fields[name])),
    revision: isRevised ? 'required' : revisionOf(fields.revision),
    resultField: Object.keys(at(results, 'results')).find((name) => name !== 'itemMetadata') ?? 'item',
  };
}

const revisionOf = (field: Schema | undefined) => (field && !field.readOnly ? 'compared' : 'ignored');

/** The default paging of an operation, and the facts it returns about a page. */
export function pagingOf(operation: { request: unknown; response: unknown } | undefined) {
  const query = { ...propertiesOf(operation?.request as Schema), ...at(operation?.request, 'query') };
  const byOffset = 'paging' in query && !('cursorPaging' in query);
  const told = Object.keys(at(operation?.response, 'pagingMetadata'));
  return { paging: byOffset ? ('offset' as const) : ('cursor' as const), told };
}

/** The fields of a field in a request or an answer, or of a list's items. */
const at = (schema: unknown, field: string): Record<string, Schema> =>
  propertiesOf((schema as Schema)?.properties?.[field]);

function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  const bare = schema?.items ?? schema;
  const target = bare?.$ref ? (messages.get(bare.$ref) as Schema) : bare;
  return target?.properties ?? {};
}

function isText(schema: Schema | undefined): boolean {
  const bare = schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return bare?.type === 'string' && !bare.enum;
}
