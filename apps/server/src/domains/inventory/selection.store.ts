import type { RawBuilder } from 'kysely';
import { compileQuery, type Queryable } from '../../platform/query/index.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';

export type Selection = { filter?: unknown; search?: unknown };

/** The joint condition of a filter and words. */
export function readSelection({ filter, search }: Selection, queryable: Queryable): RawBuilder<boolean> | Refusal {
  // no page is requested, so that no cursor is sealed
  const compiled = compileQuery({ filter, search }, queryable, { secret: '', scope: '' });
  return compiled.ok ? compiled.value.filter : invalid(...compiled.violations);
}
