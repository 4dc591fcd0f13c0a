export { allocate } from './allocate.ts';
export { checkAmount } from './amount.ts';
export { multiply, sum } from './arithmetic.ts';
export { exponentOf } from './currency.ts';
export { parseAmount, toDecimal, toNumber } from './decimal.ts';
export { formatAmount, formatDecimal } from './format.ts';
export { convertDecimal, lowestConverted, multiplyRate, multiplyRatio } from './rates.ts';
export { divideRounded, type Rounding } from './rounding.ts';
