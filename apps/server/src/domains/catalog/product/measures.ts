import { isMeasurementUnit, measurementUnits as units } from '@stoa/contract/shared/measures';
import type { Measure } from './product.ts';

export { isMeasurementUnit };

/** Whether both measure the same dimension. */
export const areComparable = (one: Measure, other: Measure): boolean =>
  units[one.unit].dimension === units[other.unit].dimension;

/** How many times `base` fits into `whole`, which has the same dimension. */
export const ratioOf = (whole: Measure, base: Measure): number =>
  (whole.quantity * units[whole.unit].size) / (base.quantity * units[base.unit].size);

/** `100 g`; one of a unit is just the unit: `l`. */
export const describeMeasure = ({ quantity, unit }: Measure): string =>
  quantity === 1 ? units[unit].symbol : `${quantity} ${units[unit].symbol}`;
