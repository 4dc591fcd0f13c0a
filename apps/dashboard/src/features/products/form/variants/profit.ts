import { isMeasurementUnit, measurementUnits } from '@stoa/contract/shared/measures';
import { readAmount, readMeasure } from '../amount.ts';

/** What is left of a price after the cost, and its share of the price. Null where either is missing. */
export function profitOf(price: string, cost: string): { profit: string; margin: number } | null {
  const [earned, spent] = [readAmount(price), readAmount(cost)];
  if (earned === null || spent === null || Number(earned) === 0) return null;
  // three digits behind the point, as amounts have at most
  const profit = Math.round(Number(earned) * 1000) - Math.round(Number(spent) * 1000);
  return { profit: (profit / 1000).toFixed(3).replace(/0$/, ''), margin: profit / 1000 / Number(earned) };
}

/** Measures of which a price per unit can be given, by what they measure. */
export const measureGroups = [
  { group: 'Weight', items: [unit('MG', 'mg'), unit('G', 'g'), unit('KG', 'kg'), unit('OZ', 'oz'), unit('LB', 'lb')] },
  {
    group: 'Volume',
    items: [
      unit('ML', 'ml'),
      unit('CL', 'cl'),
      unit('L', 'l'),
      unit('CBM', 'm³'),
      unit('FLOZ', 'fl oz'),
      unit('PT', 'pt'),
      unit('QT', 'qt'),
      unit('GAL', 'gal'),
    ],
  },
  {
    group: 'Length',
    items: [unit('MM', 'mm'), unit('CM', 'cm'), unit('M', 'm'), unit('IN', 'in'), unit('FT', 'ft'), unit('YD', 'yd')],
  },
  { group: 'Area', items: [unit('SQM', 'm²'), unit('SQFT', 'ft²')] },
];

function unit(value: string, label: string) {
  return { value, label };
}

export const unitLabel = (value: string): string =>
  measureGroups.flatMap(({ items }) => items).find((item) => item.value === value)?.label ?? value;

/** How many of a unit one of another is: a kilogram is 1000 grams. Null where they measure different things. */
export function timesAs(unit: string, other: string): number | null {
  if (!isMeasurementUnit(unit) || !isMeasurementUnit(other)) return null;
  const [from, to] = [measurementUnits[unit], measurementUnits[other]];
  return from.dimension === to.dimension ? from.size / to.size : null;
}

/** The price of the product's measure: 3.00 for 250 ml is 12.00 per 1000 ml. Null where something is missing. */
export function pricePerMeasure(price: string, contents: string, quantity: string): string | null {
  const amount = readAmount(price);
  const [holds, per] = [Number(readMeasure(contents)), Number(readMeasure(quantity))];
  if (amount === null || !(holds > 0) || !(per > 0)) return null;
  return ((Number(amount) / holds) * per).toFixed(2);
}
