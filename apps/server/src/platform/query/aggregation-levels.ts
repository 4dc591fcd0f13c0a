import { isRecord } from '../is-record.ts';
import type { ViolatedRule, Violation } from '../result.ts';
import { fieldNamed, isArrayKind, type Queryable, type QueryField } from './queryable.ts';
import { elementKind, readValue } from './values.ts';

/** One aggregation of a field, read and checked. */
export type Level = { name: string; fieldPath: string; field: QueryField } & (
  | { type: 'VALUE'; limit: number; byValue: boolean; ascending: boolean; missing: string | null }
  | { type: 'RANGE'; buckets: RangeBucket[] }
  | { type: 'SCALAR'; scalar: ScalarType }
  | { type: 'DATE_HISTOGRAM'; interval: string; timeZone: string }
);
export type ScalarType = (typeof scalars)[number];

/** Bounds as the client gave them, and as the column's values. */
export type RangeBucket = {
  from: number | null;
  to: number | null;
  least: string | undefined;
  below: string | undefined;
};

export type Reading = { queryable: Queryable; timeZone: unknown; violations: Violation[] };

const intervals = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'];
const scalars = ['COUNT_DISTINCT', 'SUM', 'AVG', 'MIN', 'MAX'] as const;
const optionsOf = { VALUE: 'value', RANGE: 'range', SCALAR: 'scalar', DATE_HISTOGRAM: 'dateHistogram' } as const;
type LevelType = keyof typeof optionsOf;

const defaultLimit = 10;
const maxLimit = 250;
const maxBuckets = 50;

/** The bucket name of rows without a value, where the client wants them and gives none. */
const missingNames: Record<string, string> = { number: '0', integer: '0', boolean: 'false' };

/** Reads one aggregation that is not nested. Undefined where it was refused. */
export function readLevel(reading: Reading, stated: unknown, path: string): Level | undefined {
  const refuse = refuser(reading, path);
  if (!isRecord(stated)) return refuse('', 'Aggregation must be an object', 'FORMAT');
  const type = typeOf(stated);
  if (!type) {
    const enumValues = Object.keys(optionsOf);
    return refuse('.type', `Type must be one of ${enumValues.join(', ')}`, 'INVALID_ENUM_VALUE', { enumValues });
  }
  const { fieldPath } = stated;
  if (typeof fieldPath !== 'string' || fieldPath === '')
    return refuse('.fieldPath', 'Aggregation must name a field', 'REQUIRED_FIELD');
  const field =
    fieldNamed(reading.queryable, fieldPath) ?? fieldNamed(reading.queryable, withoutUnderscores(fieldPath));
  if (!field || field.filterable === false || field.aggregatable === false)
    return refuse('.fieldPath', `Field '${fieldPath}' is not declared as aggregatable`, 'FIELD_NOT_ALLOWED');
  const name = typeof stated.name === 'string' && stated.name ? stated.name : fieldPath;
  const settings = stated[optionsOf[type]];
  const options = isRecord(settings) ? settings : {};
  const common = { name, fieldPath, field };
  const inOptions = refuser(reading, `${path}.${optionsOf[type]}`);
  const unfit = () => refuse('.fieldPath', `Field '${fieldPath}' cannot be aggregated as ${type}`, 'FIELD_NOT_ALLOWED');
  switch (type) {
    case 'VALUE':
      return readValueLevel(common, options, inOptions);
    case 'RANGE':
      return isNumeric(field) ? readRangeLevel(common, options, inOptions) : unfit();
    case 'SCALAR': {
      const scalar = options.type as ScalarType;
      if (!scalars.includes(scalar))
        return inOptions('.type', `Type must be one of ${scalars.join(', ')}`, 'INVALID_ENUM_VALUE', {
          enumValues: scalars,
        });
      return scalar === 'COUNT_DISTINCT' || isNumeric(field) ? { ...common, type, scalar } : unfit();
    }
    case 'DATE_HISTOGRAM': {
      const interval = String(options.interval);
      if (!intervals.includes(interval))
        return inOptions('.interval', `Interval must be one of ${intervals.join(', ')}`, 'INVALID_ENUM_VALUE', {
          enumValues: intervals,
        });
      return field.kind === 'date' ? { ...common, type, interval, timeZone: zoneOf(reading) } : unfit();
    }
  }
}

/** Clients that call `id` and dates by other names do not call them by ours in the paths of aggregations. */
const withoutUnderscores = (path: string): string => path.replace(/(^|\.)_(id|createdDate|updatedDate)\b/g, '$1$2');

type Refuse = (part: string, description: string, rule: ViolatedRule, data?: Violation['data']) => undefined;

/** Notes violations below a path. */
export function refuser({ violations }: Reading, path: string): Refuse {
  return (part, description, violatedRule, data) => {
    violations.push({ field: `${path}${part}`, description, violatedRule, ...(data && { data }) });
    return undefined;
  };
}

/** The type may be omitted where the options imply it. */
function typeOf(stated: Record<string, unknown>): LevelType | undefined {
  const named = stated.type ?? Object.keys(optionsOf).find((type) => stated[optionsOf[type as LevelType]]);
  return typeof named === 'string' && Object.hasOwn(optionsOf, named) ? (named as LevelType) : undefined;
}

const isNumeric = ({ kind }: QueryField): boolean => kind === 'number' || kind === 'integer';

type Common = Pick<Level, 'name' | 'fieldPath' | 'field'>;

function readValueLevel(common: Common, options: Record<string, unknown>, refuse: Refuse): Level | undefined {
  const { limit, sortType, sortDirection, missingValues, includeOptions } = options;
  const wanted = limit === undefined || limit === null ? defaultLimit : Number(limit);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > maxLimit) {
    return refuse('.limit', `Limit must be an integer from 0 to ${maxLimit}`, 'MAX', { threshold: maxLimit });
  }
  const byValue = sortType === 'VALUE';
  const bucket = isRecord(includeOptions) ? includeOptions.addToBucket : undefined;
  const named = typeof bucket === 'string' && bucket !== '' ? bucket : null;
  return {
    ...common,
    type: 'VALUE',
    limit: wanted || defaultLimit,
    byValue,
    // most frequent first, and values from A to Z
    ascending: sortDirection ? sortDirection === 'ASC' : byValue,
    missing: missingValues === 'INCLUDE' ? (named ?? missingNames[elementKind(common.field.kind)] ?? 'N/A') : null,
  };
}

function readRangeLevel(common: Common, options: Record<string, unknown>, refuse: Refuse): Level | undefined {
  const stated: unknown[] = Array.isArray(options.buckets) ? options.buckets : [];
  if (stated.length === 0) return refuse('.buckets', 'A range needs buckets', 'REQUIRED_FIELD');
  if (stated.length > maxBuckets)
    return refuse('.buckets', `At most ${maxBuckets} buckets are allowed`, 'MAX_SIZE', { threshold: maxBuckets });
  const buckets: RangeBucket[] = [];
  for (const [index, bucket] of stated.entries()) {
    const { from = null, to = null } = isRecord(bucket) ? bucket : {};
    const least = boundOf(common.field, from);
    const below = boundOf(common.field, to);
    for (const [part, bound] of Object.entries({ from: least, to: below })) {
      if (bound === null) return refuse(`.buckets.${index}.${part}`, 'Value must be a number', 'FORMAT');
    }
    buckets.push({
      from: from as number | null,
      to: to as number | null,
      least: least ?? undefined,
      below: below ?? undefined,
    });
  }
  return { ...common, type: 'RANGE', buckets };
}

/** A bound as the column has it; undefined where there is none, null where it is not a number. */
function boundOf(field: QueryField, bound: unknown): string | undefined | null {
  if (bound === null) return undefined;
  const read = readValue('number', bound);
  const inColumn = read !== undefined && field.toColumn ? readValue('number', field.toColumn(String(read))) : read;
  return inColumn === undefined ? null : String(inColumn);
}

/** Days begin in the client's time zone, else in UTC. Names of the IANA database only: others are ambiguous. */
function zoneOf(reading: Reading): string {
  const { timeZone } = reading;
  if (timeZone === undefined || timeZone === null || timeZone === '') return 'UTC';
  if (typeof timeZone === 'string' && /^[A-Za-z_]+(\/[\w+-]+)*$/.test(timeZone)) {
    try {
      return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    } catch {
      // reported below
    }
  }
  reading.violations.push({ field: 'timeZone', description: 'Time zone is not known', violatedRule: 'FORMAT' });
  return 'UTC';
}

/** Whether a row may have several values of the field. */
export const isMany = ({ field }: Level): boolean => isArrayKind(field.kind);
