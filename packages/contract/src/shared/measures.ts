/** The quantities that prices per unit refer to. */
export type Dimension = 'volume' | 'mass' | 'length' | 'area';

/** The units of the API. `size` is relative to the first unit of the same dimension. */
export const measurementUnits = {
  ML: { dimension: 'volume', size: 1, symbol: 'ml' },
  CL: { dimension: 'volume', size: 10, symbol: 'cl' },
  L: { dimension: 'volume', size: 1000, symbol: 'l' },
  CBM: { dimension: 'volume', size: 1_000_000, symbol: 'm³' },
  FLOZ: { dimension: 'volume', size: 29.5735295625, symbol: 'fl oz' },
  PT: { dimension: 'volume', size: 473.176473, symbol: 'pt' },
  QT: { dimension: 'volume', size: 946.352946, symbol: 'qt' },
  GAL: { dimension: 'volume', size: 3785.411784, symbol: 'gal' },
  MG: { dimension: 'mass', size: 1, symbol: 'mg' },
  G: { dimension: 'mass', size: 1000, symbol: 'g' },
  KG: { dimension: 'mass', size: 1_000_000, symbol: 'kg' },
  OZ: { dimension: 'mass', size: 28_349.523125, symbol: 'oz' },
  LB: { dimension: 'mass', size: 453_592.37, symbol: 'lb' },
  MM: { dimension: 'length', size: 1, symbol: 'mm' },
  CM: { dimension: 'length', size: 10, symbol: 'cm' },
  M: { dimension: 'length', size: 1000, symbol: 'm' },
  IN: { dimension: 'length', size: 25.4, symbol: 'in' },
  FT: { dimension: 'length', size: 304.8, symbol: 'ft' },
  YD: { dimension: 'length', size: 914.4, symbol: 'yd' },
  SQM: { dimension: 'area', size: 1, symbol: 'm²' },
  SQFT: { dimension: 'area', size: 0.09290304, symbol: 'sq ft' },
} as const satisfies Record<string, { dimension: Dimension; size: number; symbol: string }>;
export type MeasurementUnitName = keyof typeof measurementUnits;

export const isMeasurementUnit = (unit: string): unit is MeasurementUnitName => Object.hasOwn(measurementUnits, unit);
