import { isSubscription, type Line } from './line.ts';
import type { Eligible } from './providers/memberships.ts';
import type { SelectedMembership } from './purchase.ts';
import { readMembership } from './read-lines.ts';

/**
 * The part of a selection that counts: lines that their memberships can pay for, each by one of them, and no more than a
 * membership has credits for. What is bought repeatedly is charged to a card.
 */
export function countingMemberships(
  selected: readonly SelectedMembership[],
  eligible: readonly Eligible[],
  lines: readonly Line[],
): SelectedMembership[] {
  const free = new Set(lines.filter((line) => !isSubscription(line)).map(({ id }) => id));
  return selected.flatMap(({ appId, id, lineIds }) => {
    const membership = eligible.find((one) => one.id === id && one.appId === appId);
    if (!membership) return [];
    const most = membership.credits?.remaining ?? lines.length;
    const counting = lineIds.filter((lineId) => free.has(lineId) && membership.lineIds.includes(lineId)).slice(0, most);
    for (const lineId of counting) free.delete(lineId);
    return counting.length > 0 ? [{ appId, id, lineIds: counting }] : [];
  });
}

type SentSelection = { memberships?: readonly { id?: string; appId?: string; lineItemIds?: readonly string[] }[] };

/** What a request says that its buyer wants to pay with memberships; undefined where it says nothing of them. */
export const readSelection = (sent: SentSelection | undefined): SelectedMembership[] | undefined =>
  sent?.memberships?.map(({ lineItemIds = [], ...named }) => ({
    ...readMembership(named),
    lineIds: lineItemIds.map((lineId) => lineId.toLowerCase()),
  }));

/** Whether all of one selection is in another. */
export const isSelected = (wanted: readonly SelectedMembership[], counting: readonly SelectedMembership[]): boolean =>
  wanted.every(({ appId, id, lineIds }) =>
    lineIds.every((lineId) =>
      counting.some((one) => one.appId === appId && one.id === id && one.lineIds.includes(lineId)),
    ),
  );

/** What the buyer of lines wants to pay with memberships, as the lines have it. */
export function selectionOf(lines: readonly Line[]): SelectedMembership[] {
  const selection = new Map<string, SelectedMembership>();
  for (const { id: lineId, membership } of lines) {
    if (!membership) continue;
    const { appId, id } = membership;
    const { lineIds = [] } = selection.get(`${appId} ${id}`) ?? {};
    selection.set(`${appId} ${id}`, { appId, id, lineIds: [...lineIds, lineId] });
  }
  return [...selection.values()];
}
