import type { RawBuilder } from 'kysely';
import { compileQuery, type Queryable } from '../../platform/query/index.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';

export type Selection = { filter?: unknown; search?: unknown };

/** The condition that a filter and words make together. */
export function readSelection({ filter, search }: Selection, queryable: Queryable): RawBuilder<boolean> | Refusal {
  // no page is asked for, so that no cursor is sealed
  const compiled = compileQuery({ filter, search }, queryable, { secret: '', scope: '' });
  return compiled.ok ? compiled.value.filter : invalid(...compiled.violations);
}
