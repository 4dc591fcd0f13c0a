/** The figures about all reviews, as they are shown. */
import type { Format } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import type { Figure } from '../../../ui/figure-tiles.tsx';

import type { Statistics } from '../queries.ts';

const texts = words.reviews;

/** `4.3`; a dash without reviews. */
export const averageText = (average: number | undefined, format: Pick<Format, 'number'>): string =>
  average ? format.number(average) : '–';

/** A part of a whole in whole percent; a dash if there is nothing. */
export const shareText = (part: number | undefined, whole: number, format: Pick<Format, 'percent'>): string =>
  whole > 0 ? format.percent(Math.round((100 * (part ?? 0)) / whole) / 100) : '–';

const HOURS_A_DAY = 24;

/** `40 minutes`, `5 hours`, `3 days`; a dash without replies. */
export function durationText(hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return '–';
  if (hours < 1) return texts.statistics.minutes(Math.max(1, Math.round(hours * 60)));
  if (hours < 2 * HOURS_A_DAY) return texts.statistics.hours(Math.round(hours));
  return texts.statistics.days(Math.round(hours / HOURS_A_DAY));
}

export function figuresOf({ counts, summary, verified, answered, replyHours }: Statistics, format: Format): Figure[] {
  const { count = 0, average, withMedia } = summary ?? {};
  const { waiting = 0, rejected = 0 } = counts ?? {};
  return [
    { label: texts.statistics.average, text: averageText(average, format), note: texts.statistics.ofStars },
    {
      label: texts.states.published,
      text: format.number(count),
      note: texts.statistics.undecided(format.number(waiting), format.number(rejected)),
    },
    { label: texts.list.withPurchase, text: shareText(verified, count, format), note: texts.statistics.ofPublished },
    { label: texts.list.withMedia, text: shareText(withMedia, count, format), note: texts.statistics.ofPublished },
    { label: texts.list.answered, text: shareText(answered, count, format), note: texts.statistics.ofPublished },
    { label: texts.statistics.replyTime, text: durationText(replyHours), note: texts.statistics.replyTimeText },
  ];
}
