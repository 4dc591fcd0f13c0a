import { tagEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { type Consumer, type emit, on } from '../../platform/events/index.ts';
import { enqueueJob, inBatches, type JobKind } from '../../platform/jobs/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import { bulkAnswer, type Kept, type Resource, type WireOf } from '../../platform/resource/index.ts';
import { changeTagIds, readTagChange, readTagIds, type TagIds, viewTagIds } from './tag-ids.ts';
import { untag } from './tagged-resource.store.ts';

type WireTags = { publicTags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } };
type Sent = { assignTags?: WireTags; unassignTags?: WireTags; returnEntity?: boolean };
type Change = { assign: TagIds; unassign: TagIds };
type Tagging<S, D> = {
  /** The name of its jobs and consumers: `tax-exempt-groups`. */
  name: string;
  table: string;
  resource: Resource<S, D, Context>;
  /** Announces the entity with the tags that were assigned and removed. */
  announce: (entity: WireOf<S>, assigned: WireTags, unassigned: WireTags) => Parameters<typeof emit>[1];
};

const AT_ONCE = 500;
const onWire = (tags: TagIds): WireTags => viewTagIds(tags, { privateToo: true });

/** What a resource with tags serves beside its own: assigning and removing tags, by ids and by a filter. */
export function taggedResource<S, D extends { tags?: WireTags }>({ name, table, resource, announce }: Tagging<S, D>) {
  const changeTags = async (ctx: Context, tx: Tx, which: string | Kept<D>, change: Change) =>
    resource.change(ctx, tx, which, ({ tags }) => withTags<D>(onWire(changeTagIds(readTagIds(tags), change))), {
      announce: (entity) => announce(resource.view(ctx, entity), onWire(change.assign), onWire(change.unassign)),
    });

  const job: JobKind<Context, Change & { filter: object }, { changed: number }> = {
    name: `${name}.update-tags`,
    async run(ctx, job) {
      const { input } = job;
      const filter = resource.filterOf(input.filter);
      if (!filter.ok) throw new Error('the filter was valid when the job was enqueued');
      const { done } = await inBatches(job, { atOnce: AT_ONCE }, (after) =>
        withSite(ctx, async (tx) => {
          const found = await resource.batch(tx, filter.value, after, AT_ONCE);
          for (const entity of found) await changeTags(ctx, tx, entity, input);
          return { ids: found.map(({ id }) => id), changed: found.length };
        }),
      );
      return { changed: done };
    },
  };

  return {
    job,
    /** Assigns and removes tags of named entities; a tag in both lists stays assigned. */
    async update(ctx: Context, ids: readonly string[], { assignTags, unassignTags, returnEntity = false }: Sent) {
      const change = readTagChange(assignTags, unassignTags);
      if (isRefusal(change)) return change;
      const outcomes = await withSite(ctx, async (tx) => {
        const each = [];
        for (const id of ids) {
          const changed = await changeTags(ctx, tx, id, change);
          each.push(
            isRefusal(changed)
              ? { id, refusal: changed }
              : { id, refusal: null, item: resource.view(ctx, changed) as object },
          );
        }
        return each;
      });
      return bulkAnswer(outcomes, returnEntity);
    },
    /** Does the same for all matching entities, in the background. */
    async updateByFilter(ctx: Context, filter: object | null | undefined, { assignTags, unassignTags }: Sent) {
      const change = readTagChange(assignTags, unassignTags);
      if (isRefusal(change)) return change;
      const compiled = resource.filterOf(filter);
      if (!compiled.ok) return invalid(...compiled.violations);
      return withSite(ctx, async (tx) => ({
        jobId: await enqueueJob(ctx, tx, job, { filter: filter ?? {}, ...change }),
      }));
    },
    /** Removes deleted tags from the entities. */
    followTags: {
      name: `${name} follow tags`,
      hears: [on(tagEvents.deleted, (_ctx, { entityId }, tx) => untag(tx, table, entityId))],
    } satisfies Consumer<Context>,
  };
}

const withTags = <D>(tags: WireTags): Partial<D> => ({ tags }) as unknown as Partial<D>;
