/** The relative change between two periods: `0.25` means a quarter more; null if there is nothing to compare with. */
export const relativeChange = (current: number, previous: number): number | null =>
  previous === 0 ? null : (current - previous) / previous;
