import { coupons } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createCoupon, deleteCoupon, getCoupon } from './write-coupons.ts';

export const served = serve(coupons, { createCoupon, getCoupon, deleteCoupon });
