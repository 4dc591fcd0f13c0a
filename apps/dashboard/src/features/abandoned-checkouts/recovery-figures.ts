import type { Format } from '../../app/format.ts';
import type { Figure } from '../../ui/figure-tiles.tsx';
import type { RecoveryReport } from './queries.ts';

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
    { label: 'Abandoned', text: format.number(abandoned), note: 'in the last 30 days' },
    { label: 'Recovered', text: format.number(recovered), note: `${rate} of them` },
    { label: 'Won back', text: format.money(recoveredValue?.amount), note: 'by those that were recovered' },
    { label: 'Still open', text: format.money(recoverableValue?.amount), note: 'in those that were not' },
  ];
}
