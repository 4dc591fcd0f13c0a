/**
 * The fewest steps that still fail: leaves out ever smaller parts as long as what remains fails (delta debugging,
 * Zeller and Hildebrandt 2002), then takes each step in a simpler form if it will do. `fails` carries out steps and returns
 * their failure, if any.
 */
export async function shrink<Step, Failure>(
  steps: readonly Step[],
  failure: Failure,
  fails: (steps: readonly Step[]) => Promise<Failure | null>,
  simplerThan: (step: Step) => Step[],
): Promise<{ steps: readonly Step[]; failure: Failure }> {
  let smallest = { steps, failure };
  const isEnough = async (fewer: readonly Step[]): Promise<boolean> => {
    const failure = fewer.length > 0 ? await fails(fewer) : null;
    if (failure) smallest = { steps: fewer, failure };
    return failure !== null;
  };
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < smallest.steps.length; )
      if (!(await isEnough(smallest.steps.toSpliced(at, size)))) at += size;
  for (let at = 0; at < smallest.steps.length; at++)
    for (const simpler of simplerThan(smallest.steps[at] as Step)) await isEnough(smallest.steps.with(at, simpler));
  return smallest;
}
