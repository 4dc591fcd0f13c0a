import { isMeasurementUnit, measurementUnits } from '@stoa/contract/shared/measures';
import { words } from '../../../../app/words.ts';
import { readAmount, readMeasure } from '../../../../ui/form/read-number.ts';

const texts = words.productVariants.perUnit;

/** The profit of a price after the cost, and its share of the price. Null if either is missing. */
export function profitOf(price: string, cost: string): { profit: string; margin: number } | null {
  const [earned, spent] = [readAmount(price), readAmount(cost)];
  if (earned === null || spent === null || Number(earned) === 0) return null;
  // three decimals, the most that amounts have
  const profit = Math.round(Number(earned) * 1000) - Math.round(Number(spent) * 1000);
  return { profit: (profit / 1000).toFixed(3).replace(/0$/, ''), margin: profit / 1000 / Number(earned) };
}

/** Units that a price per unit can refer to, by dimension. */
export const measureGroups = [
  {
    group: texts.groups.weight,
    items: [unit('MG', 'mg'), unit('G', 'g'), unit('KG', 'kg'), unit('OZ', 'oz'), unit('LB', 'lb')],
  },
  {
    group: texts.groups.volume,
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
    group: texts.groups.length,
    items: [unit('MM', 'mm'), unit('CM', 'cm'), unit('M', 'm'), unit('IN', 'in'), unit('FT', 'ft'), unit('YD', 'yd')],
  },
  { group: texts.groups.area, items: [unit('SQM', 'm²'), unit('SQFT', 'ft²')] },
];

function unit(value: string, label: string) {
  return { value, label };
}

export const unitLabel = (value: string): string =>
  measureGroups.flatMap(({ items }) => items).find((item) => item.value === value)?.label ?? value;

/** The factor between two units: a kilogram is 1000 grams. Null if their dimensions differ. */
export function timesAs(unit: string, other: string): number | null {
  if (!isMeasurementUnit(unit) || !isMeasurementUnit(other)) return null;
  const [from, to] = [measurementUnits[unit], measurementUnits[other]];
  return from.dimension === to.dimension ? from.size / to.size : null;
}

/** The price per measure of the product: 3.00 for 250 ml is 12.00 per 1000 ml. Null if a value is missing. */
export function pricePerMeasure(price: string, contents: string, quantity: string): string | null {
  const amount = readAmount(price);
  const [holds, per] = [Number(readMeasure(contents)), Number(readMeasure(quantity))];
  if (amount === null || !(holds > 0) || !(per > 0)) return null;
  return ((Number(amount) / holds) * per).toFixed(2);
}
