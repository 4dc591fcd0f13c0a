/** The page being edited: its changes, their saving, and what can be undone. Knows nothing of how it is shown. */
import { type Block, type Change, isAsLeft, newId, type Op, type Schemas } from '@stoa/page-model';
import { words } from '../../../app/words.ts';
import { type Cell, cell } from './cell.ts';
import { type Entry, forgotten, type History, noHistory, plainLabel, recorded, reversed } from './history.ts';
import type { Keeper } from './kept-changes.ts';
import { openPageDraft, type PageDraft } from './page-draft.ts';
import { inWords } from './reasons.ts';
import { type Answer, createSaving, type MadeChange, type Saving, type Send, TYPING_PAUSE_MS } from './saving.ts';

const texts = words.pageEditor;

/** A change that could not be kept, with the reason in words. */
export type SetAside = { change: Change; reason: string };

/** What a change is called: in words, and so that others have words of their own for it. */
export type Told = Pick<Change, 'label' | 'said'>;

export type Editor = Pick<PageDraft, 'draft' | 'nodeOf' | 'watch' | 'watchAll'> & {
  readonly schemas: Schemas;
  saving: Saving;
  /** The number of changes that the server does not have. */
  unsent: Cell<number>;
  history: Cell<History>;
  setAside: Cell<readonly SetAside[]>;
  /** Makes a change; returns whether it made sense. */
  change: (told: Told, ops: readonly Op[]) => boolean;
  /** Like `change`, for what is typed: with the same `key`, all that is typed without a pause is one change. */
  type: (key: string, told: Told, ops: readonly Op[]) => boolean;
  undo: () => void;
  redo: () => void;
  /** Makes a change again that was set aside. */
  restore: (aside: SetAside) => void;
  dismiss: (aside: SetAside) => void;
  close: () => void;
};

type Opened = {
  root: Block;
  seq: number;
  schemas: Schemas;
  /** The latest changes of the page, the oldest first. */
  made: readonly MadeChange[];
  /** Unsent changes of an earlier visit. */
  kept: readonly Change[];
  send: Send;
  keep: Keeper['keep'];
  explain: (error: unknown) => string;
  /** Tells the person what happened, in words. */
  say: (text: string, isProblem?: boolean) => void;
  /** Whether others have the document open. */
  isWatched: () => boolean;
};

export function openEditor(opened: Opened): Editor {
  const { root, seq, schemas, made, kept, send, keep, explain, say, isWatched } = opened;
  const page = openPageDraft(root, seq, schemas);
  const { session } = page;
  const unsent = cell(0);
  const setAside = cell<readonly SetAside[]>([]);
  const history = cell(made.filter(({ mine }) => mine).reduce<History>(recorded, noHistory));
  const saving = createSaving({
    send,
    explain,
    unsent: () => ({ base: session.seq, changes: session.pending.map(({ change }) => change) }),
    take,
    isWatched,
  });
  /** What was typed without a pause is undone as one, also where it was sent in parts as others watched. */
  const parts = new Map<string, string>();
  const wholeOf = (id: string): string => parts.get(id) ?? id;
  let typing: { key: string; id: string; at: number } | null = null;

  const keepUnsent = () => {
    unsent.set(session.pending.length);
    keep(session.pending.map(({ change }) => change)).catch(() => {
      // without a database in this browser, changes are kept in memory alone
    });
  };

  const record = () => {
    const latest = session.pending.at(-1);
    if (latest) history.set(recorded(history.get(), { ...latest.change, inverse: latest.inverse }));
    keepUnsent();
  };

  function make(change: Change, isTyping = false): string | null {
    const isSame = session.pending.at(-1)?.change.id === change.id;
    const reason = isSame ? page.amend(change) : page.make(change);
    if (reason) return reason;
    record();
    saving.soon(isTyping);
    return null;
  }

  function tried(change: Change, isTyping = false): boolean {
    const reason = make(change, isTyping);
    if (reason) say(inWords(reason), true);
    return reason === null;
  }

  function take({ seq: after, changes, refused }: Answer): void {
    const own = new Set(session.pending.map(({ change }) => change.id));
    const reasons = new Map(refused.map(({ id, reason }) => [id, reason]));
    if (changes.length === 0 && refused.length === 0 && after === session.seq) return;
    page.takeIn(
      changes,
      after,
      refused.map(({ id }) => id),
    );
    const aside = session.setAside.splice(0);
    let next = changes.filter(({ mine }) => mine).reduce<History>(recorded, history.get());
    for (const { change } of aside) next = forgotten(next, change.id);
    history.set(next);
    if (aside.length > 0) {
      const lost = aside.map(({ change, reason }) => ({ change, reason: inWords(reasons.get(change.id) ?? reason) }));
      setAside.set([...setAside.get(), ...lost]);
      for (const { change, reason } of lost) say(texts.changes.notSaved(change.label, reason), true);
    }
    for (const { id, mine, author, label } of changes)
      if (!own.has(id) && !mine) say(`${author ?? texts.people.someone}: ${label}`);
    keepUnsent();
  }

  /** Takes back what was done at once, or makes it again. */
  function reverseAll(which: keyof History): void {
    const latest = () => history.get()[which].at(-1);
    const whole = wholeOf(latest()?.id ?? '');
    do reverse(latest());
    while (wholeOf(latest()?.id ?? '') === whole && whole !== '');
  }

  /** Takes a change back; one that cannot be taken back any more is skipped, with a sentence that says so. */
  function reverse(entry: Entry | undefined): void {
    typing = null;
    if (!entry) return;
    const reversal = reversed(entry);
    parts.set(reversal.id, wholeOf(entry.id));
    const reason = isAsLeft(page.draft, entry) ? make(reversal) : texts.changedSince;
    if (!reason) {
      say(reversal.label);
      return;
    }
    history.set(forgotten(history.get(), entry.id));
    say(texts.changes.skipped(plainLabel(entry.label), inWords(reason)), true);
  }

  const isGone = (aside: SetAside) => setAside.set(setAside.get().filter((one) => one !== aside));

  for (const change of kept) {
    const isMade = made.some(({ id }) => id === change.id);
    const reason = isMade ? null : page.make(change);
    if (reason) setAside.set([...setAside.get(), { change, reason: inWords(reason) }]);
    else if (!isMade) record();
  }
  if (kept.length > 0) {
    keepUnsent();
    saving.soon(false);
  }

  return {
    ...page,
    schemas,
    saving,
    unsent,
    history,
    setAside,
    change: (told, ops) => {
      typing = null;
      const isMade = tried({ id: newId(), ...told, ops });
      if (isMade) say(told.label);
      return isMade;
    },
    type: (key, told, ops) => {
      const now = Date.now();
      const before = typing?.key === key && now - typing.at < TYPING_PAUSE_MS ? typing.id : null;
      const isOpen = before !== null && !saving.isTried(before) && session.pending.at(-1)?.change.id === before;
      const id = isOpen ? before : newId();
      if (before !== null && !isOpen) parts.set(id, wholeOf(before));
      typing = { key, id, at: now };
      return tried({ id, ...told, ops }, true);
    },
    undo: () => reverseAll('done'),
    redo: () => reverseAll('undone'),
    restore: (aside) => {
      if (tried({ ...aside.change, id: newId() })) isGone(aside);
    },
    dismiss: isGone,
    close: saving.stop,
  };
}
