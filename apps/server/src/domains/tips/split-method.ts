import type { findTipSettings } from '../checkout-settings/index.ts';

type Settings = Awaited<ReturnType<typeof findTipSettings>>;

/** How tips are split among people; equally where nothing else is settled. */
export const splitMethodOf = (settings: Settings): 'EQUAL' | 'PROPORTIONAL' =>
  settings?.staffDistributionMethod === 'PROPORTIONAL' ? 'PROPORTIONAL' : 'EQUAL';
