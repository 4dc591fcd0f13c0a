import type { ChildServer } from './child-server.ts';
import { type DatabaseStatistics, type Execution, executedSince, scannedSince } from './database-statistics.ts';
import { processorTime } from './processes.ts';

/** The maximum duration of a case, even on a slow machine. */
const LONGEST_MS = 20_000;

const LOOK_EVERY_MS = 100;
/** A resting server uses no more processor time than this between two looks. */
const RESTING_MS = 10;
const QUIET_LOOKS = 4;

/** One measured action. */
export type Case = {
  name: string;
  /** The number of counted requests; half as many precede them as a warm-up. */
  times: number;
  /** Makes what the action needs, for each action before the first is measured. */
  prepare?: (number: number) => Promise<unknown>;
  /** The number of simultaneous actions, where it is not that of all cases. */
  atOnce?: number;
  /** Performs the action once; `number` counts up, including the warm-up. Throws when the answer is wrong. */
  run: (number: number) => Promise<unknown>;
};

export type Measurement = {
  name: string;
  times: number;
  perSecond: number;
  /** Time to answer in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Processor time in milliseconds of the server and its database per action. */
  processorMs: number;
  /** The round trips of one action to the database; null where the server does not count them. */
  statements: number | null;
  /** The statements of one action as the database counts them, background work included; null where it does not. */
  executed: number | null;
  /** Each of these statements. */
  executions: [statement: string, execution: Execution][];
  /** Tables of many rows that some of the actions read as a whole. */
  scanned: string[];
};

/** The watched processes: the server's, and the root of the database's where it has its own. */
export type Watched = {
  server: ChildServer;
  databasePid: number | null;
  countsStatements: boolean;
  /** What the database counts itself; null where it is embedded. */
  statistics: DatabaseStatistics | null;
  /** The number of simultaneous requests. */
  connections: number;
};

export async function measure({ name, times, prepare, run, atOnce }: Case, watched: Watched): Promise<Measurement> {
  const connections = atOnce ?? watched.connections;
  const warmUp = Math.ceil(times / 2);
  if (prepare) await repeat(prepare, { first: 0, times: warmUp + times, connections });
  await repeat(run, { first: 0, times: warmUp, connections });
  await settled(watched);
  const { statistics } = watched;
  const [executedBefore, scansBefore] = [await statistics?.executions(), await statistics?.scans()];
  const statementsBefore = await statementsOf(watched);
  const processorBefore = processorOf(watched);
  const began = performance.now();
  const latencies = await repeat(run, { first: warmUp, times: times, connections });
  const seconds = (performance.now() - began) / 1000;
  await settled(watched);
  const processorMs = (processorOf(watched) - processorBefore) / latencies.length;
  const statements = watched.countsStatements
    ? ((await statementsOf(watched)) - statementsBefore) / latencies.length
    : null;
  const executedAfter = await statistics?.executions();
  const executions =
    executedBefore && executedAfter ? executedSince(executedBefore, executedAfter, latencies.length) : null;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    name,
    times: latencies.length,
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    processorMs,
    statements,
    executed: executions ? executions.reduce((sum, [, { times }]) => sum + times, 0) : null,
    executions: executions ?? [],
    scanned: statistics && scansBefore ? scannedSince(scansBefore, await statistics.scans(), latencies.length) : [],
  };
}

/** Repeats an action, a fixed number at once, and returns each duration. */
export async function repeat(
  run: Case['run'],
  { first, times, connections }: { first: number; times: number; connections: number },
): Promise<number[]> {
  const latencies: number[] = [];
  const deadline = performance.now() + LONGEST_MS;
  let next = first;
  const worker = async () => {
    while (next < first + times && performance.now() < deadline) {
      const number = next++;
      const began = performance.now();
      await run(number);
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return latencies;
}

/**
 * Waits until the server rests: what an action leaves to be done after its answer, such as mails, is a part of its cost,
 * whether it is done during the measurement or after it.
 */
export async function settled(watched: Watched): Promise<void> {
  const deadline = performance.now() + LONGEST_MS * 3;
  for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() < deadline; ) {
    const before = processorOf(watched);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    quiet = processorOf(watched) - before <= RESTING_MS ? quiet + 1 : 0;
  }
}

export const processorOf = ({ server, databasePid }: Watched): number =>
  processorTime(server.pid) + (databasePid === null ? 0 : processorTime(databasePid));

async function statementsOf({ server, countsStatements }: Watched): Promise<number> {
  if (!countsStatements) return 0;
  const { text } = await server.client.send({ method: 'GET', path: '/metrics' });
  const counts = [...text().matchAll(/^stoa_database_statements_total\{[^}]*\} (\d+)$/gm)].map(([, count]) =>
    Number(count),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
