type Frequency = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
type Sent = { frequency?: Frequency | 'UNDEFINED'; interval?: number };

/** How long something is free before it is charged, as texts need it; null where it is not. */
export function trialOf(sent: Sent | null | undefined): { frequency: Frequency; interval: number } | null {
  const { frequency, interval = 1 } = sent ?? {};
  return frequency && frequency !== 'UNDEFINED' ? { frequency, interval } : null;
}
