import type { DeliveryRules } from '../delivery-rules.store.ts';
import type { CarrierQuestion } from './carrier.ts';
import type { PostageProvider } from './postage-provider.ts';

/** The site's own carriers answer from its rules, and from the postage that a provider tells. */
export type OwnQuestion = CarrierQuestion & {
  rules: DeliveryRules;
  /** Units whose weight nobody entered. */
  unweighed: number;
  postage: PostageProvider | null;
};
