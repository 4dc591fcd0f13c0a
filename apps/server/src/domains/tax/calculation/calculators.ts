import type { Context, TaxCalculator } from '../../../context.ts';

/** Calculates with the rates that the site entered itself. */
export const MANUAL = {
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'Manual rates',
  unsupportedCountries: [] as readonly string[],
};

/** The calculators that a region may use: the site's own rates first. */
export const calculatorsOf = ({
  providers,
}: Pick<Context, 'providers'>): Pick<TaxCalculator, 'id' | 'name' | 'unsupportedCountries'>[] => [
  MANUAL,
  ...providers.taxCalculators,
];
