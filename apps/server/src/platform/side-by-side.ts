type Limits<Item> = {
  most: number;
  mostPerGroup?: number;
  /** Items without a group (null) have no limit but the first. */
  groupOf?: (item: Item) => string | null;
};

/**
 * Works on items side by side: at most `most` at a time, and at most `mostPerGroup` of one group. After a failure no more are
 * begun; the first is thrown once those that were begun have ended.
 */
export async function sideBySide<Item>(
  items: readonly Item[],
  { most, mostPerGroup = most, groupOf = () => null }: Limits<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const waiting = items.map((item) => ({ item, group: groupOf(item) }));
  const busy = new Map<string, number>();
  const busyIn = (group: string | null) => (group === null ? 0 : (busy.get(group) ?? 0));
  const next = () => {
    const place = waiting.findIndex(({ group }) => busyIn(group) < mostPerGroup);
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  };
  const worker = async () => {
    // where all groups are at their limit, the workers who are busy there take the rest
    for (let one = next(); one && failures.length === 0; one = next()) {
      const { item, group } = one;
      if (group !== null) busy.set(group, busyIn(group) + 1);
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      } finally {
        if (group !== null) busy.set(group, busyIn(group) - 1);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  if (failures.length > 0) throw failures[0];
}
