import { AreasPage } from '../../app/areas-page.tsx';

const areas = [
  { path: '/reviews/queue', title: 'Waiting' },
  { path: '/reviews/all', title: 'All reviews' },
  { path: '/reviews/requests', title: 'Requests' },
  { path: '/reviews/statistics', title: 'Statistics' },
  { path: '/reviews/settings', title: 'Settings' },
] as const;

/** What customers say of products. */
export function Component() {
  return <AreasPage title="Reviews" areas={areas} />;
}
