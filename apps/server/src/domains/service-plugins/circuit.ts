/** After so many failures in a row, nobody is asked for a while: buyers need not wait for an app that is down. */
const MOST_FAILURES = 5;
const PAUSE_MS = 30_000;
/** The last failure is written down as seldom as this. */
const NOTED_EACH_MS = 60_000;

type State = { failures: number; openUntil: number; notedAt: number };

export type Circuit = {
  isOpen(id: string, now: Date): boolean;
  succeeded(id: string): void;
  /** Counts a failure; whether it is to be written down. */
  failed(id: string, now: Date): boolean;
};

export function circuit(): Circuit {
  const states = new Map<string, State>();
  return {
    isOpen: (id, now) => (states.get(id)?.openUntil ?? 0) > now.getTime(),
    succeeded: (id) => {
      states.delete(id);
    },
    failed(id, now) {
      const at = now.getTime();
      const known = states.get(id) ?? { failures: 0, openUntil: 0, notedAt: Number.NEGATIVE_INFINITY };
      const failures = known.failures + 1;
      const isNoted = at - known.notedAt >= NOTED_EACH_MS;
      states.set(id, {
        failures,
        openUntil: failures >= MOST_FAILURES ? at + PAUSE_MS : 0,
        notedAt: isNoted ? at : known.notedAt,
      });
      return isNoted;
    },
  };
}
