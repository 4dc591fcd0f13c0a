/**
 * Works on items side by side: at most `most` at a time, and at most `mostPerGroup` of one group. Items without a group
 * (null) have no limit but the first.
 */
export async function sideBySide<Item>(
  items: readonly Item[],
  { most, mostPerGroup, groupOf }: { most: number; mostPerGroup: number; groupOf: (item: Item) => string | null },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.map((item) => ({ item, group: groupOf(item) }));
  const busy = new Map<string, number>();
  const busyIn = (group: string | null) => (group === null ? 0 : (busy.get(group) ?? 0));
  const next = () => {
    const place = waiting.findIndex(({ group }) => busyIn(group) < mostPerGroup);
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  };
  const worker = async () => {
    // where all groups are at their limit, the workers who are busy there take the rest
    for (let one = next(); one; one = next()) {
      const { item, group } = one;
      if (group !== null) busy.set(group, busyIn(group) + 1);
      try {
        await work(item);
      } finally {
        if (group !== null) busy.set(group, busyIn(group) - 1);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}
