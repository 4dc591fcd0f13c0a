import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { type ComparedFigure, ComparedFigures } from '../../ui/compared-figures.tsx';
import type { Span } from '../reports/span.ts';
import { visitReportQuery } from '../reports/visits/queries.ts';
import { visitFigures } from '../reports/visits/visit-figures.ts';
import type { SalesReport } from './queries.ts';

const texts = words.home;

type FiguresProps = {
  report: SalesReport | undefined;
  span: Span;
  /** Figures that are not compared with the time before. */
  more?: readonly ComparedFigure[];
};

/** What was sold and who came in a period, each with the change since the previous one. */
export function Figures({ report, span, more = [] }: FiguresProps) {
  const format = useFormat();
  const visits = useQuery({ ...visitReportQuery(span), enabled: useMay()('visits.getVisitReport') });
  const { current = {}, previous = {} } = report ?? {};
  const money = (price: { amount?: string } | undefined) => ({
    text: format.money(price?.amount),
    value: Number(price?.amount ?? 0),
  });
  const count = (value = 0) => ({ text: format.number(value), value });
  const { visitors, conversion } = visitFigures(visits.data, format);
  const figures = [
    { label: texts.sales, now: money(current.sales), before: money(previous.sales) },
    { label: texts.orders, now: count(current.orders), before: count(previous.orders) },
    { label: texts.averageOrder, now: money(current.averageOrder), before: money(previous.averageOrder) },
    { label: texts.itemsSold, now: count(current.itemsSold), before: count(previous.itemsSold) },
    ...(visits.data ? [visitors, conversion] : []),
    ...more,
  ];
  return <ComparedFigures figures={figures} isLoading={!report} />;
}
