/** The page as this person sees it, whose blocks can be watched one by one. */
import {
  amendChange,
  type Block,
  type Change,
  type Draft,
  type Id,
  makeChange,
  type Node,
  type Op,
  openSession,
  type Reason,
  type Schemas,
  type Session,
  takeIn,
} from '@stoa/page-model';

export type PageDraft = {
  readonly session: Session;
  readonly draft: Draft;
  nodeOf: (id: Id) => Node | undefined;
  /** Calls the listener when the block changes, when it is gone, or when the blocks in it are others. */
  watch: (id: Id, listener: () => void) => () => void;
  /** Calls the listener after any change. */
  watchAll: (listener: () => void) => () => void;
  make: (change: Change) => Reason | null;
  /** Puts a change in the place of the latest one. */
  amend: (change: Change) => Reason | null;
  takeIn: (changes: readonly Change[], seq: number, refused: readonly string[]) => void;
};

export function openPageDraft(root: Block, seq: number, schemas: Schemas): PageDraft {
  const session = openSession(root, seq, schemas);
  const byBlock = new Map<Id, Set<() => void>>();
  const ofAll = new Set<() => void>();
  const tell = (ids: Iterable<Id>) => {
    for (const id of ids) for (const listener of [...(byBlock.get(id) ?? [])]) listener();
    for (const listener of [...ofAll]) listener();
  };
  const latest = () => session.pending.at(-1);
  const apply = (change: Change, how: typeof makeChange) => {
    const before = how === amendChange ? (latest()?.change.ops ?? []) : [];
    const reason = how(session, change);
    tell(blocksOf([...before, ...change.ops, ...(latest()?.inverse ?? [])]));
    return reason;
  };
  return {
    session,
    draft: session.draft,
    nodeOf: (id) => session.draft.nodes.get(id),
    watch: (id, listener) => {
      const listeners = byBlock.get(id) ?? new Set();
      byBlock.set(id, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byBlock.get(id) === listeners) byBlock.delete(id);
      };
    },
    watchAll: (listener) => {
      ofAll.add(listener);
      return () => ofAll.delete(listener);
    },
    make: (change) => apply(change, makeChange),
    amend: (change) => apply(change, amendChange),
    takeIn: (changes, after, refused) => {
      takeIn(session, changes, after, refused);
      // rare, and what was applied again may be anywhere
      tell([...byBlock.keys()]);
    },
  };
}

/** The blocks that operations touch, and those whose slots they change. */
const blocksOf = (ops: readonly Op[]): Set<Id> =>
  new Set(
    ops.flatMap((op) => {
      if (op.op === 'insert') return [op.block.id, op.to.parent];
      return op.op === 'move' ? [op.id, op.to.parent] : [op.id];
    }),
  );
