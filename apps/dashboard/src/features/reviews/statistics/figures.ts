/** The figures about all reviews, as they are shown. */
import type { Format } from '../../../app/format.ts';
import type { Figure } from '../../../ui/figure-tiles.tsx';
import { counted } from '../../../ui/list/define-list.ts';
import type { Statistics } from '../queries.ts';

/** `4.3`; a dash without reviews. */
export const averageText = (average: number | undefined, format: Pick<Format, 'number'>): string =>
  average ? format.number(average) : '–';

/** A part of a whole in whole percent; a dash if there is nothing. */
export const shareText = (part: number | undefined, whole: number, format: Pick<Format, 'percent'>): string =>
  whole > 0 ? format.percent(Math.round((100 * (part ?? 0)) / whole) / 100) : '–';

const HOURS_A_DAY = 24;

/** `40 minutes`, `5 hours`, `3 days`; a dash without replies. */
export function durationText(hours: number | null | undefined, format: Pick<Format, 'number'>): string {
  if (hours === null || hours === undefined) return '–';
  if (hours < 1) return units(Math.max(1, Math.round(hours * 60)), 'minute', format);
  if (hours < 2 * HOURS_A_DAY) return units(Math.round(hours), 'hour', format);
  return units(Math.round(hours / HOURS_A_DAY), 'day', format);
}

const units = (count: number, unit: string, format: Pick<Format, 'number'>): string =>
  counted(count, { one: unit, many: `${unit}s` }, format);

export function figuresOf({ counts, summary, verified, answered, replyHours }: Statistics, format: Format): Figure[] {
  const { count = 0, average, withMedia } = summary ?? {};
  const { waiting = 0, rejected = 0 } = counts ?? {};
  return [
    { label: 'Average', text: averageText(average, format), note: 'of 5 stars' },
    {
      label: 'Published',
      text: format.number(count),
      note: `${format.number(waiting)} waiting, ${format.number(rejected)} rejected`,
    },
    { label: 'With a verified purchase', text: shareText(verified, count, format), note: 'of published reviews' },
    { label: 'With pictures or videos', text: shareText(withMedia, count, format), note: 'of published reviews' },
    { label: 'Answered', text: shareText(answered, count, format), note: 'of published reviews' },
    { label: 'Time to a reply', text: durationText(replyHours, format), note: 'half of the replies were faster' },
  ];
}
