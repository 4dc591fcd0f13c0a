import { isRecord } from '../../../platform/is-record.ts';
import { parseJsonText } from '../../../platform/query/index.ts';
import { ALL_PRODUCTS_V1_ID } from '../../categories/index.ts';

const COLLECTION_FIELDS = new Set(['collections.id', 'collectionIds']);
const LOGICAL = new Set(['$and', '$or', '$not']);
const isAll = (value: unknown): boolean => value === ALL_PRODUCTS_V1_ID;
const namesAll = (values: unknown): boolean => Array.isArray(values) && values.some(isAll);

/**
 * An equivalent V1 filter without the collection "All Products". Every product is in it, but none stores its id: asking
 * for it is no condition, and asking for others is never met by it.
 */
export function withoutAllProducts(filter: unknown): unknown {
  const parsed = parseJsonText(filter);
  if (Array.isArray(parsed)) return parsed.map(withoutAllProducts);
  if (!isRecord(parsed)) return parsed;
  const conditions = Object.entries(parsed).flatMap(([name, value]) => {
    if (LOGICAL.has(name)) return [[name, withoutAllProducts(value)]];
    return COLLECTION_FIELDS.has(name) ? onCollections(name, value) : [[name, value]];
  });
  return Object.fromEntries(conditions);
}

/** The rest of a condition on collections; nothing where every product meets it. */
function onCollections(name: string, condition: unknown): [string, unknown][] {
  if (isAll(condition)) return [];
  if (!isRecord(condition)) return [[name, condition]];
  const left = Object.entries(condition).flatMap(([operator, value]) => onOperator(operator, value));
  return left.length > 0 || Object.keys(condition).length === 0 ? [[name, Object.fromEntries(left)]] : [];
}

function onOperator(operator: string, value: unknown): [string, unknown][] {
  if (operator === '$eq' && isAll(value)) return [];
  if ((operator === '$hasSome' || operator === '$in') && namesAll(value)) return [];
  if (operator === '$hasAll' && Array.isArray(value) && namesAll(value)) {
    const others = value.filter((one) => !isAll(one));
    return others.length > 0 ? [[operator, others]] : [];
  }
  const excludesAll = (operator === '$ne' && isAll(value)) || (operator === '$nin' && namesAll(value));
  return [excludesAll ? ['$hasSome', []] : [operator, value]];
}
