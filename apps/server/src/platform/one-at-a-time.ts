export type Runner<T> = {
  /** Runs the work after the run in progress, and returns its result; null once stopped. */
  run(): Promise<T | null>;
  /** Requests a run without waiting for it; at most one is pending. */
  wake(): void;
  /** Starts no further run, and waits for the one in progress. */
  stop(): Promise<void>;
};

type RunnerOptions = {
  /** Milliseconds between unrequested runs. */
  pollMs: number;
  /** Receives failures of runs that nobody waits for. */
  onFailure: (error: unknown) => void;
};

/** Runs work one run at a time: at once, on request, and periodically. */
export function oneAtATime<T>(work: () => Promise<T>, { pollMs, onFailure }: RunnerOptions): Runner<T> {
  let last: Promise<unknown> = Promise.resolve();
  let [isWanted, isStopped] = [false, false];
  const run = () => {
    isWanted = true;
    const result = last.then(() => {
      isWanted = false;
      return isStopped ? null : work();
    });
    last = result.catch(() => {});
    return result;
  };
  const wake = () => {
    if (isWanted || isStopped) return;
    run().catch(onFailure);
  };
  const poll = setInterval(wake, pollMs).unref();
  wake();
  return {
    run,
    wake,
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await last;
    },
  };
}
