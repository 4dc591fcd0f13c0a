/** Calls of a server that may be killed before it answers. */
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@stoa/sdk';

type Given = {
  /** Resolves when the server is up (again). */
  whenUp(): Promise<void>;
  attempts: number;
  /** The codes of refusals that a crash, or others at the same work, explain. */
  expected: ReadonlySet<string>;
  /** Codes that are gone a moment later: the call is repeated. */
  passing?: ReadonlySet<string>;
  /** Other refusals and faults are added here. */
  problems: string[];
};

export const PAUSE_MS = 20;

/** Repeats calls that a killed server did not answer. Null if a call is refused, or never answered. */
export function insisting({ whenUp, attempts, expected, passing, problems }: Given) {
  return async <T>(call: () => Promise<T>): Promise<T | null> => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      await whenUp();
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError)) continue;
        if (passing?.has(error.code)) {
          await wait(PAUSE_MS);
          continue;
        }
        if (!expected.has(error.code)) problems.push(`${error.status} ${error.code}: ${error.message}`);
        return null;
      }
    }
    return null;
  };
}

/** One of them, whichever; there must be one. */
export function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T;
}
