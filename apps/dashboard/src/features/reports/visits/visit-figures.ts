/** The visits of a period as figures, beside those of the period before. */
import type { Format } from '../../../app/format.ts';
import type { VisitReport } from './queries.ts';

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
    visitors: { label: 'Visitors', now: count(current.visitors), before: count(previous.visitors) },
    views: { label: 'Page views', now: count(current.views), before: count(previous.views) },
    viewsEach: { label: 'Pages per visitor', now: each(current), before: each(previous) },
    conversion: { label: 'Conversion rate', now: rate(current), before: rate(previous) },
  };
}

export type FunnelStep = { name: string; visitors: number; ofAll: string; ofPrevious: string };

/** How many of the visitors get how far on the way to an order. */
export function funnelOf({ current = {} }: VisitReport, format: Formats): FunnelStep[] {
  const { visitors = 0, productVisitors = 0, cartVisitors = 0, checkoutVisitors = 0, buyers = 0 } = current;
  const steps = [
    { name: 'Visited the site', visitors },
    { name: 'Looked at a product', visitors: productVisitors },
    { name: 'Added to the cart', visitors: cartVisitors },
    { name: 'Went to the checkout', visitors: checkoutVisitors },
    { name: 'Placed an order', visitors: buyers },
  ];
  return steps.map((step, index) => ({
    ...step,
    ofAll: shareText(step.visitors, visitors, format),
    ofPrevious: index === 0 ? '–' : shareText(step.visitors, steps[index - 1]?.visitors ?? 0, format),
  }));
}
