/** What the user decided on this day, in this browser. */
import { useLocalStorage } from '@mantine/hooks';
import { words } from '../../../app/words.ts';

import type { Verdict } from '../review.ts';

const texts = words.reviews.queue;

export type Done = { day: string } & Record<Verdict, number>;

const nothingOn = (day: string): Done => ({ day, APPROVED: 0, REJECTED: 0 });

/** Adds decisions, or takes them back; those of another day are forgotten. */
export function withDecision(done: Done, day: string, verdict: Verdict, more: 1 | -1): Done {
  const known = done.day === day ? done : nothingOn(day);
  return { ...known, [verdict]: Math.max(0, known[verdict] + more) };
}

/** `Today, you approved 12 reviews and rejected 1.` Null if nothing was decided. */
export function describeDone(done: Done, day: string, format: { number: (value: number) => string }): string | null {
  const { APPROVED: approved, REJECTED: rejected } = done.day === day ? done : nothingOn(day);

  if (approved > 0 && rejected > 0) return texts.todayBoth(approved, format.number(rejected));
  if (approved > 0) return texts.todayApproved(approved);
  return rejected > 0 ? texts.todayRejected(rejected) : null;
}

const today = (): string => new Date().toDateString();

export function useDoneToday() {
  const [done, setDone] = useLocalStorage<Done>({
    key: 'stoa-reviews-done',
    defaultValue: nothingOn(''),
    getInitialValueInEffect: false,
  });
  return {
    add: (verdict: Verdict, more: 1 | -1) => setDone((known) => withDecision(known, today(), verdict, more)),
    describe: (format: { number: (value: number) => string }) => describeDone(done, today(), format),
  };
}
