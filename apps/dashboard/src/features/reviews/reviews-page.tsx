import { AreasPage } from '../../app/areas-page.tsx';
import { words } from '../../app/words.ts';

const texts = words.reviews;

const areas = [
  { path: '/reviews/queue', title: texts.states.waiting },
  { path: '/reviews/all', title: texts.allReviews },
  { path: '/reviews/requests', title: texts.requests },
  { path: '/reviews/statistics', title: texts.areaStatistics },
  { path: '/reviews/settings', title: texts.settings },
] as const;

/** What customers say of products. */
export function Component() {
  return <AreasPage title={texts.title} areas={areas} />;
}
