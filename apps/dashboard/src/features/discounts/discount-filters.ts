import type { Filters } from '../../ui/list/filters.ts';
import { statuses } from './status.tsx';

export const discountFilters = {
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'All',
    options: {
      LIVE: statuses.LIVE.text,
      SCHEDULED: statuses.SCHEDULED.text,
      OFF: statuses.OFF.text,
      ENDED: statuses.ENDED.text,
    },
    isSegmented: true,
  },
} as const satisfies Filters;
