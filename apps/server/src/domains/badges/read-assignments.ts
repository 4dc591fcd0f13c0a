import type { badgeAssignments } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery, type Queryable } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { viewAssignment } from './assignment.ts';
import { assignmentsQueryable, queryAssignments, staffAssignmentsQueryable } from './assignments.store.ts';

/** Assignments of badges. Those of private members are visible only to themselves and to staff. */
export const queryBadgeAssignments: UseCase<typeof badgeAssignments.queryBadgeAssignments> = async (ctx, { query }) => {
  const options = { secret: ctx.cursorSecret, scope: `badge-assignments:${ctx.siteId}`, path: 'query' };
  const compiled = compileQuery(query ?? {}, queryableFor(ctx), options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const found = await readSite(ctx, (tx) => queryAssignments(tx, compiled.value, ctx.caller));
  return {
    badgeAssignments: found.assignments.map((assignment) => viewAssignment(ctx, assignment)),
    pagingMetadata: found.pagingMetadata,
  };
};

const queryableFor = ({ caller }: Context): Queryable =>
  caller.kind === 'staff' || caller.kind === 'app' ? staffAssignmentsQueryable : assignmentsQueryable;
