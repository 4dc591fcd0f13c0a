import type { Context } from '../../context.ts';
import {
  type CompiledQuery,
  type CursorPage,
  compileQuery,
  type Queryable,
  type WireQuery,
} from '../../platform/query/index.ts';
import { invalid, type Refusal, type Violation } from '../../platform/refusal.ts';

/** The page that a list or search of the library asks for. */
export type ListRequest = {
  sort?: { fieldName?: string; order?: string };
  paging?: { limit?: number | null; cursor?: string | null };
};

/** The few fields that lists can be sorted by. */
const sortable = ['displayName', 'updatedDate', 'sizeInBytes', 'createdDate'];

/**
 * Compiles a list request. A cursor continues the same list only: `about` identifies it, beside the filter that the
 * cursor carries.
 */
export function compileList(
  ctx: Context,
  { sort, paging }: ListRequest,
  { filter, queryable, about }: { filter: Record<string, unknown>; queryable: Queryable; about: string },
): CompiledQuery | Refusal {
  const fieldName = sort?.fieldName;
  if (fieldName && !(sortable.includes(fieldName) && Object.hasOwn(queryable.fields, fieldName)))
    return invalid({
      field: 'sort.fieldName',
      description: `must be a field that files can be sorted by, and not ${fieldName}`,
      violatedRule: 'OTHER',
      ruleName: 'UNSUPPORTED_SORT_VALUE',
    });
  const query: WireQuery = {
    filter,
    sort: fieldName ? [{ fieldName, order: sort?.order ?? 'ASC' }] : [],
    cursorPaging: paging,
  };
  return compile(ctx, query, queryable, { about, rename: ['cursorPaging', 'paging'] });
}

/** Compiles a query of the common kind. */
export const compileWireQuery = (ctx: Context, query: unknown, queryable: Queryable): CompiledQuery | Refusal =>
  compile(ctx, (query ?? {}) as WireQuery, queryable, { about: 'query', rename: ['', 'query.'] });

function compile(
  ctx: Context,
  query: WireQuery,
  queryable: Queryable,
  { about, rename: [from, to] }: { about: string; rename: [string, string] },
): CompiledQuery | Refusal {
  const compiled = compileQuery(query, queryable, { secret: ctx.cursorSecret, scope: `media:${ctx.siteId}:${about}` });
  if (compiled.ok) return compiled.value;
  const renamed = (violation: Violation) => ({ ...violation, field: violation.field.replace(from, to) });
  return invalid(...compiled.violations.map(renamed));
}

/** The paging metadata on the wire. */
export const nextOf = ({ pagingMetadata }: Pick<CursorPage<unknown>, 'pagingMetadata'>) => ({
  cursors: pagingMetadata.cursors.next ? { next: pagingMetadata.cursors.next } : {},
});
