import { AreasPage } from '../../app/areas-page.tsx';

const areas = [
  { path: '/reports/sales', title: 'Sales' },
  { path: '/reports/visitors', title: 'Visitors' },
] as const;

/** What the shop sold, and who came to see it. */
export function Component() {
  return <AreasPage title="Reports" areas={areas} />;
}
