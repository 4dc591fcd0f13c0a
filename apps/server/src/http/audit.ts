import type { Operation } from '@stoa/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { withSite } from '../platform/db/index.ts';

/** Longer texts (files, pictures) are kept as their beginning: the row says what was done, it is no backup. */
const LONGEST_TEXT = 500;

const READS = /^(query|search|count|list|get(?!OrCreate))/;

/** Whether an operation is for the back office alone and changes something. */
export function isAudited({ permit, method, alsoPost, name }: Operation): boolean {
  const isForBackOffice = permit.callers.every((kind) => kind === 'staff' || kind === 'app');
  return isForBackOffice && method !== 'GET' && !alsoPost && !READS.test(name);
}

/**
 * Writes down who changed what, after the change succeeded. That this fails cannot undo the change: it is logged as a
 * fault, and the caller still learns what became of their call.
 */
export async function writeAudit(
  ctx: Context,
  operation: Operation,
  { request, answer }: { request: Record<string, unknown>; answer: unknown },
): Promise<void> {
  const { caller } = ctx;
  const actor = 'id' in caller ? { kind: caller.kind, id: caller.id } : { kind: caller.kind };
  try {
    await withSite(ctx, async (tx) => {
      await sql`
        insert into audit_log (site_id, id, operation, caller, entity_id, request, created_date)
        values (${ctx.siteId}, ${ctx.newId()}, ${operation.id}, ${JSON.stringify(actor)},
          ${entityIdOf(operation, request, answer)}, ${JSON.stringify(request, shortened)}, ${ctx.now()})`.execute(
        tx.db,
      );
    });
  } catch (error) {
    ctx.log.error({ err: error, operation: operation.id, caller: actor }, 'a change has no audit row');
  }
}

/** The id that the path names, or that of the entity answered with; null for calls about many. */
function entityIdOf(operation: Operation, request: unknown, answer: unknown): string | null {
  const [, path] = /\{([^}]+)\}/.exec(operation.path) ?? [];
  const ids = path ? [fieldAt(request, path)] : Object.values(answer ?? {}).map((entity) => fieldAt(entity, 'id'));
  return ids.find((id): id is string => typeof id === 'string') ?? null;
}

const fieldAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
      value,
    );

const shortened = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST_TEXT
    ? `${value.slice(0, LONGEST_TEXT).toWellFormed()}… (${value.length} characters)`
    : value;
