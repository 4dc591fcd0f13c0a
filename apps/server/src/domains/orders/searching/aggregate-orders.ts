import type { orders } from '@stoa/contract';
import { summaryOf } from '../../../platform/cache/large-totals.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { compileFilter, type Queryable, type QueryField } from '../../../platform/query/index.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { ViolatedRule, Violation } from '../../../platform/result.ts';
import type { UseCase } from '../../../use-case.ts';
import { type Aggregation, type Amount, findAggregates, type Scalar } from './aggregate-orders.store.ts';
import { ordersQueryable } from './orders-queryable.store.ts';
import { standingOnly } from './search-orders.ts';

const MOST_AGGREGATIONS = 10;
const MOST_FIELDS = 4;
const SCALARS: readonly string[] = ['$sum', '$avg', '$min', '$max'] satisfies Scalar[];
/** What orders without a value are counted as. */
const MISSING = 'N/A';

/**
 * Adds up the orders that a search with the same filter would find: how many there are of each value of a field, or of each
 * combination of values, and sums, averages and limits of amounts in the site's currency. What is said of many orders may be a
 * minute old.
 */
export const aggregateOrders: UseCase<typeof orders.aggregateOrders> = async (
  ctx,
  { filter, aggregation, hierarchySeparatorOverride },
) => {
  const queryable = ordersQueryable(ctx.site.currency);
  const compiled = compileFilter(standingOnly(filter), queryable, 'filter');
  const asked = readAggregations(aggregation, queryable);
  const violations = [...(compiled.ok ? [] : compiled.violations), ...asked.violations];
  if (!compiled.ok || violations.length > 0) return invalid(...violations);
  const counted = { kind: 'aggregates of orders', by: [standingOnly(filter), aggregation, ctx.site.currency] };
  const { answers: found } = await summaryOf(ctx, counted, () =>
    readSite(ctx, (tx) =>
      findAggregates(tx, asked.aggregations, { filter: compiled.value, currency: ctx.site.currency }),
    ),
  );
  const separator = hierarchySeparatorOverride ?? '|';
  const aggregates = asked.aggregations.map((one, place) => {
    const answer = found[place];
    const value = 'counted' in one ? viewCounts(answer as Counts, separator) : viewAmount(one, answer as string | null);
    return [one.name, value];
  });
  return { aggregates: Object.fromEntries(aggregates) };
};

type Counts = [(string | null)[], number][] | null;

function viewCounts(counts: Counts, separator: string): Record<string, number> {
  const nameOf = (values: (string | null)[]) => values.map((value) => value ?? MISSING).join(separator);
  return Object.fromEntries(
    (counts ?? []).map(([values, count]) => [values.length > 1 ? `(${nameOf(values)})` : nameOf(values), count]),
  );
}

/** Nothing adds up to nothing, and has no average or limits. */
function viewAmount({ scalar, field }: Amount, text: string | null): string | null {
  const known = text ?? (scalar === '$sum' ? '0' : null);
  return known === null ? null : (field.fromColumn?.(known) ?? known);
}

function readAggregations(stated: unknown, queryable: Queryable) {
  const violations: Violation[] = [];
  const refuse = (path: string, description: string, violatedRule: ViolatedRule, data?: Violation['data']) => {
    violations.push({ field: path, description, violatedRule, ...(data && { data }) });
    return [];
  };
  const entries = Object.entries(isRecord(stated) ? stated : {});
  if (entries.length === 0) refuse('aggregation', 'names nothing to count or add up', 'REQUIRED_FIELD');
  if (entries.length > MOST_AGGREGATIONS)
    refuse('aggregation', `has more than ${MOST_AGGREGATIONS} entries`, 'MAX_SIZE', { threshold: MOST_AGGREGATIONS });
  const aggregations = entries.slice(0, MOST_AGGREGATIONS).flatMap(([name, value]): Aggregation[] => {
    const path = `aggregation.${name}`;
    const [[operator = '', sent] = [], ...others] = Object.entries(isRecord(value) ? value : {});
    const enumValues = ['$count', ...SCALARS];
    if (others.length > 0 || !enumValues.includes(operator))
      return refuse(path, `must have one of ${enumValues.join(', ')}`, 'INVALID_ENUM_VALUE', { enumValues });
    const names: unknown[] = Array.isArray(sent) ? sent : [sent];
    const most = operator === '$count' ? MOST_FIELDS : 1;
    if (names.length === 0 || names.length > most)
      return refuse(`${path}.${operator}`, `takes 1 to ${most} fields`, 'MAX_SIZE', { threshold: most });
    const fields = names.flatMap((field) => fieldOf(queryable, field) ?? []);
    if (fields.length < names.length)
      return refuse(`${path}.${operator}`, 'names a field that orders are not counted by', 'FIELD_NOT_ALLOWED');
    if (operator === '$count') return [{ name, counted: fields }];
    return fields.flatMap((field) =>
      field.fromColumn
        ? [{ name, scalar: operator as Scalar, field }]
        : refuse(`${path}.${operator}`, 'takes a field with an amount', 'FIELD_NOT_ALLOWED'),
    );
  });
  return { aggregations, violations };
}

const fieldOf = ({ fields }: Queryable, name: unknown): QueryField | undefined =>
  typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
