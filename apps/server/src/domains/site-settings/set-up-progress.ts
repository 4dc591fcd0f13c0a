import type { siteSettings } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findShopParts } from './site-settings.store.ts';

/** The steps that lead a new shop to its first sale. */
export const getSetUpProgress: UseCase<typeof siteSettings.getSetUpProgress> = async (ctx) => {
  const { email, country, place, paymentMethods, isSetUpHidden = false } = ctx.site.settings;
  const parts = await readSite(ctx, findShopParts);
  return {
    steps: [
      { step: 'BUSINESS', isDone: Boolean(email && country && place?.city) },
      { step: 'PRODUCTS', isDone: parts.products },
      { step: 'DELIVERY', isDone: parts.delivery },
      { step: 'TAX', isDone: parts.tax },
      { step: 'PAYMENT', isDone: paymentMethods.length > 0 },
      { step: 'LEGAL', isDone: parts.legal },
    ],
    isHidden: isSetUpHidden,
  };
};
