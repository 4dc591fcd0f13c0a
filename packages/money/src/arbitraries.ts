import { constantFrom } from 'fast-check';

/** One currency of each exponent. */
export const anyCurrency = constantFrom('EUR', 'JPY', 'KWD', 'CLF');
