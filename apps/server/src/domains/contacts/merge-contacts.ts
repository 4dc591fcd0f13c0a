import { contactEvents, type contacts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { moveOrdersToContact } from '../orders/index.ts';
import { type Contact, isOverfull, nextRevision } from './contact.ts';
import { announceContact, viewContact } from './contact-view.ts';
import { findContacts, saveContact } from './contacts.store.ts';
import { joinInfo } from './join-info.ts';
import { noteMerged, removeSources } from './merged-contacts.store.ts';

/**
 * Merges several contacts into one. The target's values count; data only on the others is added, and their orders and
 * ids lead to the target from then on. Members can only be targets.
 */
export const mergeContacts: UseCase<typeof contacts.mergeContacts> = (
  ctx,
  { targetContactId, targetContactRevision, sourceContactIds },
) =>
  withSite(ctx, async (tx) => {
    const chosen = await choose(tx, targetContactId, sourceContactIds, { lock: true });
    if (isRefusal(chosen)) return chosen;
    const { target, sources } = chosen;
    if (Number(target.revision) !== targetContactRevision)
      return refuse('FAILED_PRECONDITION', { currentRevision: Number(target.revision) });
    const merged = merge(ctx, target, sources);
    if (isRefusal(merged)) return merged;
    const ids = sources.map(({ id }) => id);
    await removeSources(tx, ids, merged.id);
    await saveContact(tx, merged);
    await noteMerged(tx, ids, merged.id, ctx.now());
    await moveOrdersToContact(tx, ids, merged.id);
    announceMerge(tx, merged, sources);
    return { contact: viewContact(merged) };
  });

/** The result that `mergeContacts` would have. */
export const previewMergeContacts: UseCase<typeof contacts.previewMergeContacts> = async (
  ctx,
  { targetContactId, sourceContactIds },
) => {
  const chosen = await readSite(ctx, (tx) => choose(tx, targetContactId, sourceContactIds, { lock: false }));
  if (isRefusal(chosen)) return chosen;
  const merged = merge(ctx, chosen.target, chosen.sources);
  return isRefusal(merged) ? merged : { contact: viewContact(merged) };
};

type Chosen = { target: Contact; sources: Contact[] };

async function choose(
  tx: Tx,
  targetId: string,
  sourceIds: readonly string[],
  { lock }: { lock: boolean },
): Promise<Chosen | Refusal> {
  const ids = [...new Set(sourceIds.map((id) => id.toLowerCase()))];
  if (ids.includes(targetId)) return refuse('ILLEGAL_MERGE', { reason: 'a contact cannot be merged into itself' });
  const found = new Map((await findContacts(tx, [targetId, ...ids], { lock })).map((one) => [one.id, one]));
  const target = found.get(targetId);
  const missing = [targetId, ...ids].filter((id) => !found.has(id));
  if (!target || missing.length > 0) return refuse('CONTACT_NOT_FOUND', { contactIds: missing });
  return { target, sources: ids.flatMap((id) => found.get(id) ?? []) };
}

/** The target after the merge, not yet written. */
function merge({ now }: Pick<Context, 'now'>, target: Contact, sources: readonly Contact[]): Contact | Refusal {
  if (sources.some(({ memberId }) => memberId))
    return refuse('ILLEGAL_MERGE', { reason: 'members can only be targets' });
  const info = sources.reduce((joined, source) => joinInfo(joined, source.info), target.info);
  if (isOverfull(info)) return refuse('ILLEGAL_MERGE', { reason: 'one contact cannot hold all addresses and labels' });
  const date = now().toISOString();
  return {
    ...target,
    info,
    visitorId: target.visitorId ?? sources.find(({ visitorId }) => visitorId)?.visitorId ?? null,
    revision: nextRevision(target),
    lastActivity: { activityType: 'CONTACT_MERGED', activityDate: date },
    updatedDate: date,
  };
}

function announceMerge(tx: Tx, merged: Contact, sources: readonly Contact[]): void {
  announceContact(tx, 'updated', merged, { originatedFrom: 'merge' });
  for (const source of sources) announceContact(tx, 'deleted', source, { originatedFrom: 'merge' });
  const sourceContactIds = sources.map(({ id }) => id);
  const targetContact = viewContact(merged);
  emit(tx, contactEvents.merged(merged.id, { targetContactId: merged.id, sourceContactIds, targetContact }));
}
