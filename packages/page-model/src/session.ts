/**
 * One person's view of a document that others change, too. The server puts all changes into one order; what this person did
 * since is applied on top of it. A session is changed in place; its blocks are not.
 */
import type { Schemas } from './block-schema.ts';
import { applyChange, type Change, takeBack } from './changes.ts';
import type { Block } from './document.ts';
import { blockOf, type Draft, openDraft } from './draft.ts';
import type { Op, Reason } from './operations.ts';

type Pending = { change: Change; inverse: Op[] };

export type Session = {
  readonly draft: Draft;
  readonly schemas: Schemas;
  /** The number of the last change of the server's that it contains. */
  seq: number;
  /** Applied here, and not known to be in the server's order yet. */
  pending: Pending[];
  /** What could not be kept, as others changed or removed what it was about. */
  setAside: { change: Change; reason: Reason }[];
};

export const openSession = (root: Block, seq: number, schemas: Schemas): Session => ({
  draft: openDraft(root),
  schemas,
  seq,
  pending: [],
  setAside: [],
});

/** Applies a change of this person; the reason if it makes no sense. */
export function makeChange(session: Session, change: Change): Reason | null {
  const { inverse, refused } = applyChange(session.draft, change, session.schemas);
  if (refused !== undefined) return refused;
  session.pending.push({ change, inverse });
  return null;
}

/** Replaces this person's latest change, which must not have been sent: what is typed on remains one change. */
export function amendChange(session: Session, change: Change): Reason | null {
  const last = session.pending.pop();
  if (last) takeBack(session.draft, last.inverse);
  const reason = makeChange(session, change);
  if (reason && last) makeChange(session, last.change);
  return reason;
}

/**
 * Takes in the changes that follow in the server's order. Those that are this person's own, sent before, are no longer
 * pending afterwards; `refused` are the ids of those that the server did not take.
 */
export function takeIn(
  session: Session,
  changes: readonly Change[],
  seq: number,
  refused: readonly string[] = [],
): void {
  const { draft, schemas } = session;
  for (const { inverse } of session.pending.toReversed()) takeBack(draft, inverse);
  for (const change of changes) {
    const { refused: reason } = applyChange(draft, change, schemas);
    if (reason !== undefined) throw new Error(`the server applied what makes no sense here: ${reason}`);
  }
  const known = new Set(changes.map(({ id }) => id));
  const waiting = session.pending.filter(({ change }) => !known.has(change.id));
  session.pending = [];
  session.seq = seq;
  for (const { change } of waiting) {
    const reason = refused.includes(change.id) ? 'BLOCK_IS_GONE' : makeChange(session, change);
    if (reason) session.setAside.push({ change, reason });
  }
}

/** The document as this person sees it. */
export const documentOf = (session: Session): Block => blockOf(session.draft);
