import { CountBadge } from '../../ui/count-badge.tsx';
import { useWaitingReviews } from './queries.ts';

/** The number of reviews that wait for the user, shown beside the page's name. */
export const WaitingReviews = () => <CountBadge count={useWaitingReviews()} />;
