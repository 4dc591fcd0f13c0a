import type { Format } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import type { Figure } from '../../ui/figure-tiles.tsx';
import type { RecoveryReport } from './queries.ts';

const texts = words.abandonedCheckouts;

/** Whether anything was abandoned or came back in the time of the report. */
export const hasFigures = ({ figures, days = [] }: RecoveryReport): boolean =>
  (figures?.abandoned ?? 0) > 0 || days.some(({ recovered = 0 }) => recovered > 0);

/** The figures of the last days, as they are shown. */
export function recoveryFigures(
  { figures = {} }: RecoveryReport,
  format: Pick<Format, 'number' | 'money' | 'percent'>,
): Figure[] {
  const { abandoned = 0, recovered = 0, recoverableValue, recoveredValue, recoveryRate } = figures;
  const rate = typeof recoveryRate === 'number' ? format.percent(Math.round(recoveryRate * 100) / 100) : '–';
  return [
    { label: texts.statuses.ABANDONED, text: format.number(abandoned), note: texts.figures.lastDays },
    { label: texts.statuses.RECOVERED, text: format.number(recovered), note: texts.figures.ofThem(rate) },
    { label: texts.figures.wonBack, text: format.money(recoveredValue?.amount), note: texts.figures.byRecovered },
    { label: texts.figures.open, text: format.money(recoverableValue?.amount), note: texts.figures.inOthers },
  ];
}
