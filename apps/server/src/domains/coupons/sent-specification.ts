import type { coupons, Request } from '@stoa/contract';
import { invalid, type Refusal } from '../../platform/refusal.ts';

/** A coupon as clients send it: whole, or the part to change. */
export type SentSpecification = Partial<NonNullable<Request<typeof coupons.updateCoupon>['specification']>>;

export const missing = (field: string): Refusal =>
  invalid({ field: `specification.${field}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });

export const wrong = (field: string, description: string): Refusal =>
  invalid({ field: field ? `specification.${field}` : 'specification', description, violatedRule: 'FORMAT' });
