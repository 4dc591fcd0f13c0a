import { banners, promotions } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { promotionResource, promotionTags } from './promotions.ts';
import { listBanners, resolvePromotions } from './resolve-promotions.ts';
import { searchPromotions } from './search-promotions.ts';

export const served = [
  ...serve(promotions, {
    ...promotionResource.useCases,
    bulkUpdatePromotionTags: (ctx, { promotionIds, ...change }) => promotionTags.update(ctx, promotionIds, change),
    bulkUpdatePromotionTagsByFilter: (ctx, { filter, ...change }) => promotionTags.updateByFilter(ctx, filter, change),
    searchPromotions,
    resolvePromotions,
  }),
  ...serve(banners, { listBanners }),
];

export const jobKinds = [promotionTags.job];
