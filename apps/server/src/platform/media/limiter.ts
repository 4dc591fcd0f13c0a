/** Thrown for work that was not begun, as too much is waiting. */
export class TooMuchWaiting extends Error {}

/**
 * Runs a few at a time, since encoding pictures would take every core from shoppers. Each client has a limit of waiting
 * work, so that it cannot block all others. Rejects with `TooMuchWaiting` beyond that.
 */
export function limiter({
  running: mostRunning,
  waiting: mostWaiting,
  waitingEach,
}: Record<'running' | 'waiting' | 'waitingEach', number>) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const waitingOf = new Map<string, number>();

  async function turn(client: string): Promise<void> {
    const own = waitingOf.get(client) ?? 0;
    if (waiting.length >= mostWaiting || own >= waitingEach) throw new TooMuchWaiting();
    waitingOf.set(client, own + 1);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const left = (waitingOf.get(client) ?? 1) - 1;
    if (left === 0) waitingOf.delete(client);
    else waitingOf.set(client, left);
  }

  return async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    // the next one takes over the place of the one that ended
    if (running >= mostRunning) await turn(client);
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
