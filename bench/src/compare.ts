import { type Case, processorOf, repeat, settled, type Watched } from './measure.ts';

const ROUNDS = 20;

/** Two actions of which one must not cost much more than the other. */
export type Comparison = {
  name: string;
  /** The number of counted requests of each. */
  times: number;
  usual: Case['run'];
  compared: Case['run'];
  /** What has to have happened before either counts, however long it takes. */
  prepare?: () => Promise<unknown>;
  /** The most processor time of the compared one, as a multiple of the usual one's. */
  most: number;
};

export type Ratio = { name: string; ratio: number; most: number };

/** They take turns, so that what else the machine does disturbs both alike, and the median turn counts. */
export async function compare(comparison: Comparison, watched: Watched): Promise<Ratio> {
  const { name, times, usual, compared, prepare, most } = comparison;
  const aRound = Math.max(1, Math.ceil(times / ROUNDS));
  const { connections } = watched;
  let first = 0;
  const costOf = async (run: Case['run']) => {
    await settled(watched);
    const before = processorOf(watched);
    await repeat(run, { first, times: aRound, connections });
    await settled(watched);
    first += aRound;
    return processorOf(watched) - before;
  };
  await prepare?.();
  for (const run of [usual, compared]) {
    await repeat(run, { first, times, connections });
    first += times;
  }
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const cost = await costOf(usual);
    ratios.push((await costOf(compared)) / Math.max(cost, 1));
  }
  ratios.sort((one, other) => one - other);
  return { name, ratio: ratios[ROUNDS / 2] ?? 0, most };
}
