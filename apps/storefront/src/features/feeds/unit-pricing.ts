/** The contents of a package; `unit` is one of the API's. */
export type Measure = { quantity: number; unit: string };
export type Measures = { contents: Measure | null; base: Measure | null };

/** Units of merchant centres, in their spelling. */
const UNITS: Record<string, string> = {
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  CBM: 'cbm',
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  CM: 'cm',
  M: 'm',
  SQM: 'sqm',
  OZ: 'oz',
  LB: 'lb',
  FLOZ: 'floz',
  PT: 'pt',
  QT: 'qt',
  GAL: 'gal',
  IN: 'in',
  FT: 'ft',
  YD: 'yd',
  SQFT: 'sqft',
};

/** The amount sold, and the base amount of its price per unit: `750ml` and `100ml`. */
export function unitPricing(measures: Measures | undefined): [string, string][] {
  const contents = text(measures?.contents);
  const base = text(measures?.base);
  if (!contents) return [];
  return [
    ['g:unit_pricing_measure', contents],
    ...(base ? [['g:unit_pricing_base_measure', base] as [string, string]] : []),
  ];
}

function text(measure: Measure | null | undefined): string | null {
  const unit = UNITS[measure?.unit ?? ''];
  return measure && unit ? `${measure.quantity}${unit}` : null;
}
