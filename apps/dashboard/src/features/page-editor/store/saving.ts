/** Sends changes to the server, soon and in their order, until it has them. */
import type { Change, Op } from '@stoa/page-model';
import { type Cell, cell } from './cell.ts';

export type MadeChange = Change & { inverse: readonly Op[]; mine: boolean; author: string | null };
export type Answer = { seq: number; changes: readonly MadeChange[]; refused: readonly Refused[] };
export type Refused = { id: string; reason: string };
/** Throws `NotTaken` if sending the same again makes no sense. */
export type Send = (sent: { base: number; changes: readonly Change[]; isLeaving: boolean }) => Promise<Answer>;

/** The server does not take the changes as they are. */
export class NotTaken extends Error {}

/** `waiting`: they could not be sent, for the reason; they are kept, and sent again. */
export type SavingState = { state: 'saved' | 'saving' } | { state: 'waiting'; reason: string };

const PAUSE_MS = 400;
/** The pause after which typing is a change. */
export const TYPING_PAUSE_MS = 1000;
const LONGEST_MS = 2000;
/** While others watch, who see each change within a second. */
const WATCHED = { pause: 200, longest: 350 };
const RETRY_MS = [2000, 4000, 8000, 15_000];
/** As many as the server takes at once. */
const MOST = 500;

type Source = {
  send: Send;
  /** What the server does not have yet, in its order, and the number of its last change that is known. */
  unsent: () => { base: number; changes: readonly Change[] };
  take: (answer: Answer) => void;
  /** Why a request failed, in words. */
  explain: (error: unknown) => string;
  /** Whether others have the document open. */
  isWatched: () => boolean;
};

export type Saving = {
  state: Cell<SavingState>;
  /** Whether a change may have reached the server, and so must stay as it is. */
  isTried: (id: string) => boolean;
  soon: (isTyping: boolean) => void;
  /** Sends what there is now; resolves to whether the server has everything. */
  now: () => Promise<boolean>;
  /** Asks for changes of others. */
  poll: () => Promise<void>;
  /** The number of the last change that is known. */
  base: () => number;
  /** Takes in what others changed after `base`, unless something else is on its way, which brings that along. */
  hear: (base: number, heard: Pick<Answer, 'seq' | 'changes'>) => void;
  leave: () => void;
  stop: () => void;
};

export function createSaving({ send, unsent, take, explain, isWatched }: Source): Saving {
  const state = cell<SavingState>({ state: 'saved' });
  const tried = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince: number | null = null;
  let running: Promise<void> | null = null;
  let failures = 0;
  /** One at a time, to find the one that the server does not take. */
  let isAlone = false;
  let isStopped = false;

  const after = (pause: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void now(), pause);
  };

  async function exchange(): Promise<void> {
    const { base, changes: all } = unsent();
    const changes = all.slice(0, isAlone ? 1 : MOST);
    for (const { id } of changes) tried.add(id);
    waitsSince = null;
    try {
      const answer = await send({ base, changes, isLeaving: false });
      if (isStopped) return;
      take(answer);
      [failures, isAlone] = [0, false];
      state.set({ state: unsent().changes.length > 0 ? 'saving' : 'saved' });
    } catch (error) {
      if (isStopped) return;
      fail(error, changes);
    }
  }

  function fail(error: unknown, changes: readonly Change[]): void {
    const [only] = changes;
    if (error instanceof NotTaken && only) {
      if (changes.length > 1) isAlone = true;
      else take({ seq: unsent().base, changes: [], refused: [{ id: only.id, reason: error.message }] });
      state.set({ state: unsent().changes.length > 0 ? 'saving' : 'saved' });
      return;
    }
    state.set({ state: 'waiting', reason: explain(error) });
    after(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
    failures += 1;
  }

  const run = (): Promise<void> => {
    running ??= exchange().finally(() => {
      running = null;
    });
    return running;
  };

  async function now(): Promise<boolean> {
    clearTimeout(timer);
    await running;
    while (!isStopped && unsent().changes.length > 0) {
      state.set({ state: 'saving' });
      await run();
      if (state.get().state === 'waiting') return false;
    }
    return !isStopped;
  }

  return {
    state,
    isTried: (id) => tried.has(id),
    soon: (isTyping) => {
      // a failed attempt is made again by itself
      if (state.get().state === 'waiting') return;
      state.set({ state: 'saving' });
      waitsSince ??= Date.now();
      const alone = { pause: isTyping ? TYPING_PAUSE_MS : PAUSE_MS, longest: LONGEST_MS };
      const { pause, longest } = isWatched() ? WATCHED : alone;
      after(Math.min(Math.max(0, waitsSince + longest - Date.now()), pause));
    },
    now,
    poll: async () => {
      if (!running && !isStopped && state.get().state !== 'waiting' && unsent().changes.length === 0) await run();
    },
    base: () => unsent().base,
    hear: (base, heard) => {
      if (running || isStopped || unsent().base !== base) return;
      take({ ...heard, refused: [] });
      // what was to be sent may be set aside now, or turn out to have arrived
      if (state.get().state === 'saved' || unsent().changes.length > 0) return;
      clearTimeout(timer);
      failures = 0;
      state.set({ state: 'saved' });
    },
    leave: () => {
      const { base, changes } = unsent();
      for (const { id } of changes) tried.add(id);
      // what does not arrive is sent on the next visit
      if (changes.length > 0) void send({ base, changes, isLeaving: true }).catch(() => {});
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
