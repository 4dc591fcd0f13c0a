/** Sorts values as people count them: `250 g` before `1 kg`, `21 cm` before `100 cm`, `S` before `XL`. */

/** What a unit measures, and how much of it in the smallest unit of its kind. */
const UNITS: Record<string, [kind: Measure['kind'], size: number]> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  in: ['length', 25.4],
  '"': ['length', 25.4],
  '″': ['length', 25.4],
  ft: ['length', 304.8],
  mg: ['weight', 0.001],
  g: ['weight', 1],
  kg: ['weight', 1000],
  oz: ['weight', 28.35],
  lb: ['weight', 453.6],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
};

const SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl', '6xl'];

/** A comparison of labels, for `sort`, in a language (BCP 47). Measures come first, kind by kind, and then words. */
export function naturalOrder(language: string): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (one, other) => {
    const [left, right] = [measureOf(one), measureOf(other)];
    if (left?.kind !== right?.kind) return placeOf(left) - placeOf(right);
    return (left && right && left.amount - right.amount) || compare(one, other);
  };
}

const KINDS = ['size', 'length', 'weight', 'volume'] as const;
type Measure = { kind: (typeof KINDS)[number]; amount: number };

const placeOf = (measure: Measure | null): number => (measure ? KINDS.indexOf(measure.kind) : KINDS.length);

function measureOf(label: string): Measure | null {
  const plain = label.trim().toLowerCase();
  const size = SIZES.indexOf(plain);
  if (size >= 0) return { kind: 'size', amount: size };
  const [, digits = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z"″]+)$/.exec(plain) ?? [];
  const known = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  return known ? { kind: known[0], amount: Number(digits.replace(',', '.')) * known[1] } : null;
}
