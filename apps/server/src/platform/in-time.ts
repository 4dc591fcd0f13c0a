/** Buyers wait no longer than this for somebody else. */
const PATIENCE_MS = 3000;

/**
 * What somebody else answers. Rejects where it fails, and once nobody waits any more, which the signal tells it, too.
 */
export async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const signal = AbortSignal.timeout(patienceMs);
  const tooSlow = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([ask(signal), tooSlow]);
}
