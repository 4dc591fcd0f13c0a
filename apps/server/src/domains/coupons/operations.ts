import { coupons, discountPreview } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { previewDiscount } from './preview-discount.ts';
import { queryCoupons } from './query-coupons.ts';
import {
  bulkCreateCoupons,
  bulkDeleteCoupons,
  createCoupon,
  deleteCoupon,
  getCoupon,
  updateCoupon,
} from './write-coupons.ts';

export const served = [
  ...serve(coupons, {
    createCoupon,
    updateCoupon,
    getCoupon,
    deleteCoupon,
    queryCoupons,
    bulkDeleteCoupons,
    bulkCreateCoupons,
  }),
  ...serve(discountPreview, { previewDiscount }),
];
