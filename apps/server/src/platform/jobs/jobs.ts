/** Work that repeats while the server runs. It must be safe to run in several processes at once. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> };
type Log = { error(details: object, message: string): void };

/** Runs each job now and then every so often, never twice at a time. */
export function startJobs(jobs: readonly Job[], log: Log): { stop(): Promise<void> } {
  let stopped = false;
  const loops = jobs.map((job) => {
    let wake = () => {};
    const loop = async () => {
      while (!stopped) {
        await Promise.try(job.run).catch((error) => log.error({ err: error, job: job.name }, 'a job failed'));
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
