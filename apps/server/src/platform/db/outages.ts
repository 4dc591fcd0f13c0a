import { isDatabaseAway } from './errors.ts';

/** Notices when work on a database begins to fail because it does not answer, and when it answers again. */
export function newOutages() {
  let isAway = false;
  let tell: (reason: unknown) => void = () => {};
  const note = (away: boolean, reason: unknown) => {
    if (isAway === away) return;
    isAway = away;
    tell(reason);
  };
  return {
    isAway: () => isAway,
    watch(handler: (reason: unknown) => void): void {
      tell = handler;
    },
    /** Does work on the database, and passes on what comes of it. */
    async noticing<T>(work: () => Promise<T>): Promise<T> {
      try {
        const result = await work();
        note(false, null);
        return result;
      } catch (error) {
        const away = isDatabaseAway(error);
        note(away, away ? (error as Error).cause : null);
        throw error;
      }
    },
  };
}
