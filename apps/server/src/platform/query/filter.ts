import { sql } from 'kysely';
import { isRecord } from '../is-record.ts';
import type { Checked, ViolatedRule, Violation } from '../result.ts';
import { parseJsonText } from './json-text.ts';
import { type Condition, not, operatorCompilers, operatorsOf } from './operators.ts';
import { fieldNamed, isArrayKind, type Operator, operators, type Queryable, type QueryField } from './queryable.ts';

const maxDepth = 10;
const maxConditions = 200;

/** The shared state of one compilation: its rules, and its findings so far. */
type Compilation = { queryable: Queryable; violations: Violation[]; conditions: number; overflowed: boolean };

/** A place in the filter; `depth` counts the logical operators around it. */
type Place = { compilation: Compilation; path: string; depth: number };

type FieldPlace = Place & { name: string; field: QueryField };

/**
 * The condition of a wire filter; `true` where it is empty. A filter may also come as the text of its JSON. No input
 * throws: all mistakes come back as violations. Conditions have two outcomes: a missing value matches `$ne`, `$nin` and
 * `$not`, and none of the comparisons. An empty `$in`, `$hasSome` or `$or` matches nothing; an empty `$and` excludes
 * nothing.
 */
export function compileFilter(filter: unknown, queryable: Queryable, path = 'filter'): Checked<Condition> {
  const compilation: Compilation = { queryable, violations: [], conditions: 0, overflowed: false };
  const condition = compileObject({ compilation, path, depth: 0 }, parseJsonText(filter) ?? {});
  const { violations } = compilation;
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: condition };
}

function compileObject(place: Place, filter: unknown): Condition {
  if (!isRecord(filter)) return refuse(place, 'Filter must be an object', 'FORMAT');
  if (place.depth > maxDepth) return refuseDepth(place);
  const conditions = compileEach(place, filter, (entry, name, value) =>
    name.startsWith('$') ? compileLogical(entry, name, value) : compileField(entry, name, value),
  );
  if (conditions.length === 0) place.compilation.conditions += 1;
  return all(conditions);
}

function compileLogical(place: Place, operator: string, value: unknown): Condition {
  const inner = { ...place, depth: place.depth + 1 };
  if (operator === '$not') {
    // some clients wrap the negated filter in a list
    const [negated, ...others] = Array.isArray(value) ? value : [value];
    if (others.length > 0) return refuse(place, '$not takes one filter', 'MAX_SIZE', { threshold: 1 });
    return not(compileObject(inner, negated));
  }
  if (operator !== '$and' && operator !== '$or') {
    return refuseOperator(place, operator, ['$and', '$or', '$not']);
  }
  if (!Array.isArray(value)) return refuse(place, `${operator} takes a list of filters`, 'FORMAT');
  const conditions = compileEach(inner, value, (entry, _index, filter) => compileObject(entry, filter));
  return operator === '$and' ? all(conditions) : any(conditions);
}

function compileField(place: Place, name: string, value: unknown): Condition {
  const field = fieldNamed(place.compilation.queryable, name);
  if (!field || field.filterable === false) {
    return refuse(place, `Field '${name}' is not declared as filterable`, 'FIELD_NOT_ALLOWED');
  }
  const fieldPlace = { ...place, name, field };
  if (isRecord(value)) return compileConditions(fieldPlace, value);
  if (Array.isArray(value) && !isArrayKind(field.kind)) {
    return refuse(place, `Field '${name}' holds a single value; $in matches any of a list`, 'FORMAT');
  }
  return compileOperator(fieldPlace, '$eq', value);
}

function compileConditions(place: FieldPlace, stated: Record<string, unknown>): Condition {
  if (place.depth > maxDepth) return refuseDepth(place);
  const conditions = compileEach(place, stated, (entry, operator, value) =>
    compileOperator({ ...place, ...entry }, operator, value),
  );
  // a client that loses the value of its condition must not get everything
  return conditions.length > 0 ? all(conditions) : refuse(place, 'Condition is empty', 'REQUIRED_FIELD');
}

function compileOperator(place: FieldPlace, operator: string, value: unknown): Condition {
  const { field, name } = place;
  if (!isOperator(operator)) return refuseOperator(place, operator, operatorsOf(field));
  if (!operatorsOf(field).includes(operator)) {
    return refuse(place, `Operator '${operator}' is not supported for field '${name}'`, 'FIELD_NOT_ALLOWED');
  }
  if (operator === '$not') {
    if (!isRecord(value)) return refuse(place, '$not takes conditions on the field', 'FORMAT');
    return not(compileConditions({ ...place, depth: place.depth + 1 }, value));
  }
  place.compilation.conditions += 1;
  const operand = {
    field,
    column: sql`(${field.column})`,
    refuse: (description: string, violatedRule: ViolatedRule, data?: Record<string, unknown>) => {
      refuse(place, description, violatedRule, data);
    },
  };
  return operatorCompilers[operator](operand, value) ?? sql<boolean>`false`;
}

/** Compiles the entries of an object or a list until too many conditions have been found. */
function compileEach(
  place: Place,
  container: Record<string, unknown> | unknown[],
  compile: (entry: Place, key: string, value: unknown) => Condition,
): Condition[] {
  const { compilation, path } = place;
  const conditions: Condition[] = [];
  for (const [key, value] of Object.entries(container)) {
    if (value === undefined) continue;
    if (compilation.conditions >= maxConditions) {
      refuseOverflow(place);
      break;
    }
    conditions.push(compile({ ...place, path: `${path}.${key}` }, key, value));
  }
  return conditions;
}

function all(conditions: Condition[]): Condition {
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}

function any(conditions: Condition[]): Condition {
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false`;
}

function isOperator(name: string): name is Operator {
  return (operators as readonly string[]).includes(name);
}

function refuseOperator(place: Place, operator: string, enumValues: readonly string[]): Condition {
  return refuse(place, `Operator '${operator}' is not supported`, 'INVALID_ENUM_VALUE', { enumValues });
}

function refuseDepth(place: Place): Condition {
  return refuse(place, `Filter is nested deeper than ${maxDepth} levels`, 'MAX', { threshold: maxDepth });
}

function refuseOverflow(place: Place): void {
  if (place.compilation.overflowed) return;
  place.compilation.overflowed = true;
  refuse(place, `Filter holds more than ${maxConditions} conditions`, 'MAX_SIZE', { threshold: maxConditions });
}

/** Notes a violation. The condition in its place is never run. */
function refuse(
  { compilation, path }: Place,
  description: string,
  violatedRule: ViolatedRule,
  data?: Record<string, unknown>,
): Condition {
  compilation.conditions += 1;
  compilation.violations.push({ field: path, description, violatedRule, ...(data && { data }) });
  return sql<boolean>`false`;
}
