/** The visits of a period as figures, beside those of the period before. */
import type { Format } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import type { VisitReport } from './queries.ts';

const texts = words.visits;

type Formats = Pick<Format, 'number' | 'percent'>;

/** A share with a digit after the point; a dash where there is nothing to take it of. */
export const shareText = (part: number, of: number, { percent }: Pick<Format, 'percent'>): string =>
  of === 0 ? '–' : percent(Math.round((part / of) * 1000) / 1000);

export function visitFigures(report: VisitReport | undefined, format: Formats) {
  const { current = {}, previous = {} } = report ?? {};
  const count = (value = 0) => ({ text: format.number(value), value });
  const rate = ({ buyers = 0, visitors = 0 }: typeof current) => ({
    text: shareText(buyers, visitors, format),
    value: visitors === 0 ? 0 : buyers / visitors,
  });
  const each = ({ views = 0, visitors = 0 }: typeof current) => {
    const value = visitors === 0 ? 0 : Math.round((views / visitors) * 10) / 10;
    return { text: visitors === 0 ? '–' : format.number(value), value };
  };
  return {
    visitors: { label: texts.visitors, now: count(current.visitors), before: count(previous.visitors) },
    views: { label: texts.views, now: count(current.views), before: count(previous.views) },
    viewsEach: { label: texts.viewsEach, now: each(current), before: each(previous) },
    conversion: { label: texts.conversionRate, now: rate(current), before: rate(previous) },
  };
}

export type FunnelStep = { name: string; visitors: number; ofAll: string; ofPrevious: string };

/** How many of the visitors get how far on the way to an order. */
export function funnelOf({ current = {} }: VisitReport, format: Formats): FunnelStep[] {
  const { visitors = 0, productVisitors = 0, cartVisitors = 0, checkoutVisitors = 0, buyers = 0 } = current;
  const steps = [
    { name: texts.funnel.visited, visitors },
    { name: texts.funnel.product, visitors: productVisitors },
    { name: texts.funnel.cart, visitors: cartVisitors },
    { name: texts.funnel.checkout, visitors: checkoutVisitors },
    { name: texts.funnel.order, visitors: buyers },
  ];
  return steps.map((step, index) => ({
    ...step,
    ofAll: shareText(step.visitors, visitors, format),
    ofPrevious: index === 0 ? '–' : shareText(step.visitors, steps[index - 1]?.visitors ?? 0, format),
  }));
}
