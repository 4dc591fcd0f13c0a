/** Changes where something is offered: each region is an operation of its own, and needs the revision of the last one. */
type Moves<A> = {
  known: readonly string[];
  wanted: readonly string[];
  add: (deliveryRegionId: string, last: A) => Promise<A>;
  remove: (deliveryRegionId: string, last: A) => Promise<A>;
};

/** Offers what was just saved in the wanted regions, and no longer in the others that are known. Returns the last answer. */
export async function offerIn<A>(saved: A, { known, wanted, add, remove }: Moves<A>): Promise<A> {
  let last = saved;
  for (const id of wanted) if (!known.includes(id)) last = await add(id, last);
  for (const id of known) if (!wanted.includes(id)) last = await remove(id, last);
  return last;
}
