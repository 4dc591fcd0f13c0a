import { words } from '../../app/words.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { statuses } from './status.tsx';

const texts = words.discounts;

export const discountFilters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.all,
    options: {
      LIVE: statuses.LIVE.text,
      SCHEDULED: statuses.SCHEDULED.text,
      OFF: statuses.OFF.text,
      ENDED: statuses.ENDED.text,
    },
    isSegmented: true,
  },
} as const satisfies Filters;
