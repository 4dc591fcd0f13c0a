/** Changes where something is offered: each region is an operation of its own, and needs the revision of the last one. */
type Moves<A> = {
  known: readonly string[];
  wanted: readonly string[];
  add: (deliveryRegionId: string, last: A) => Promise<A>;
  remove: (deliveryRegionId: string, last: A) => Promise<A>;
  /** Hears of what is saved so far. */
  reached: (last: A) => void;
};

/** Offers what was just saved in the wanted regions, and no longer in the others that are known. Returns the last answer. */
export async function offerIn<A>(saved: A, { known, wanted, add, remove, reached }: Moves<A>): Promise<A> {
  const steps = [
    ...wanted.filter((id) => !known.includes(id)).map((id) => (last: A) => add(id, last)),
    ...known.filter((id) => !wanted.includes(id)).map((id) => (last: A) => remove(id, last)),
  ];
  let last = saved;
  for (const step of steps) {
    reached(last);
    last = await step(last);
  }
  return last;
}
