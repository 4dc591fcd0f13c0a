import { AreasPage } from '../../app/areas-page.tsx';
import { words } from '../../app/words.ts';

const texts = words.reports;

const areas = [
  { path: '/reports/sales', title: texts.sales },
  { path: '/reports/visitors', title: texts.visitors },
] as const;

/** What the shop sold, and who came to see it. */
export function Component() {
  return <AreasPage title={texts.title} areas={areas} />;
}
