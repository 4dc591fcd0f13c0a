import type { members, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { enqueueJob, inBatches, type JobKind } from '../../platform/jobs/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import { auditIdentity } from '../identity/index.ts';
import { eraseMembers } from './erase-members.ts';
import { memberQueryable } from './member-queryable.store.ts';
import {
  changeMemberStatus,
  type Deciding,
  type MemberStatusChange,
  staffIdOf,
  toDecide,
} from './member-status-changes.ts';
import { lockMembers, nextMemberIds } from './members.store.ts';
import { searchOf } from './read-members.ts';

type Service = typeof members;
type Search = Request<Service['bulkDeleteMembersByFilter']>['search'];
type Change = Extract<MemberStatusChange, 'approve' | 'block'> | 'delete';
type Input = { filter: unknown; search?: Search; change: Change; staffId: string | null };

/** Members changed in one transaction: few, since their logins wait for it. */
const AT_ONCE = 50;

const compile = ({ filter, search }: Pick<Input, 'filter' | 'search'>) =>
  compileQuery({ filter, search: searchOf(search, true) }, memberQueryable, { secret: '', scope: '' });

/** Goes through all matching members in the order of their ids; changes made before a crash are not repeated. */
export const membersJob: JobKind<Context, Input, object> = {
  name: 'members.change-by-filter',
  async run(ctx, job) {
    const { change, staffId } = job.input;
    const compiled = compile(job.input);
    if (!compiled.ok) throw new Error('the filter was valid when the job was enqueued');
    const matching = compiled.value.filter;
    const { done, changed } = await inBatches(job, { atOnce: AT_ONCE }, async (after) => {
      const deciding = await toDecide(ctx, staffId);
      return withSite(ctx, async (tx) => {
        const ids = await nextMemberIds(tx, { matching, after, limit: AT_ONCE });
        return { ids, changed: await changeAll(ctx, tx, { ids, change, deciding }) };
      });
    });
    return { changed, refused: done - changed };
  },
};

async function changeAll(
  ctx: Context,
  tx: Tx,
  { ids, change, deciding }: { ids: readonly string[]; change: Change; deciding: Deciding },
): Promise<number> {
  if (change === 'delete') return (await eraseMembers(ctx, tx, ids)).size;
  let done = 0;
  for (const member of await lockMembers(tx, ids)) {
    const changed = await changeMemberStatus(ctx, tx, member, change, deciding);
    if (isRefusal(changed)) continue;
    done++;
    const what = change === 'block' ? 'blocked' : 'approved';
    if (changed.status !== member.status) await auditIdentity(ctx, tx, what, member.id);
  }
  return done;
}

/** Enqueues the job that changes all matching members. */
const leave =
  (change: Change) =>
  async (ctx: Context, { filter, search }: { filter: unknown; search?: Search }) => {
    const compiled = compile({ filter, search });
    if (!compiled.ok) return invalid(...compiled.violations);
    const input = { filter, ...(search ? { search } : {}), change, staffId: staffIdOf(ctx) };
    return withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, membersJob, input) }));
  };

export const bulkApproveMembers = leave('approve');
export const bulkBlockMembers = leave('block');
export const bulkDeleteMembersByFilter = leave('delete');
