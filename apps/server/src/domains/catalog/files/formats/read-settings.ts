import type { Context } from '../../../../context.ts';

/** Facts that files omit: the currency (ISO 4217) of their prices and the unit of the site's weights. */
export type ReadSettings = { currency: string; weightUnit: 'KG' | 'LB' };

/** The settings with which a site's files are read and written. */
export const readSettingsOf = ({ site }: Pick<Context, 'site'>): ReadSettings => ({
  currency: site.currency,
  weightUnit: site.settings.weightUnit,
});
