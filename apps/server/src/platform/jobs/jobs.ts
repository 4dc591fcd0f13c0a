/** Work that repeats while the server runs. It must be safe to run in several processes at once. */
export type Job<S> = { name: string; everyMs: number; run: (services: S) => Promise<unknown> };
type Log = { error(details: object, message: string): void };

/**
 * Runs each job at once and then periodically, never twice at a time. A failure is logged and retried the next time.
 */
export function startJobs<S extends { log: Log }>(services: S, jobs: readonly Job<S>[]): { stop(): Promise<void> } {
  let stopped = false;
  const loops = jobs.map((job) => {
    let wake = () => {};
    const loop = async () => {
      while (!stopped) {
        await Promise.try(job.run, services).catch((error) =>
          services.log.error({ err: error, job: job.name }, 'a job failed'),
        );
        if (stopped) return;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, job.everyMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    };
    return { done: loop(), wake: () => wake() };
  });
  return {
    async stop() {
      stopped = true;
      for (const { wake } of loops) wake();
      await Promise.all(loops.map(({ done }) => done));
    },
  };
}
