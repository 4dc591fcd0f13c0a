import fc from 'fast-check';
import { samples } from './things.fixture.ts';

const ordered = ['$gt', '$gte', '$lt', '$lte'];

const single: Record<string, fc.Arbitrary<unknown>> = {
  name: conditionsOn(samples.string, [...ordered, '$startsWith', '$endsWith', '$contains']),
  status: conditionsOn(samples.status, []),
  price: conditionsOn(samples.number, ordered),
  number: conditionsOn(samples.integer, ordered),
  visible: conditionsOn([true, false], []),
  createdDate: conditionsOn(samples.date, ordered),
  tags: fc.oneof(conditionsOn(samples.string, ['$contains']), listsOf(samples.string)),
  categoryIds: fc.oneof(conditionsOn(samples.uuid, ['$contains']), listsOf(samples.uuid), itemsOf(samples.uuid)),
};

/** Conditions that any kind of field takes, and those with a single value. */
function conditionsOn(values: readonly unknown[], withValue: string[]): fc.Arbitrary<unknown> {
  const value = fc.constantFrom(...values);
  const valueOrNull = fc.constantFrom(...values, null);
  const condition = fc.oneof(
    valueOrNull.map((wanted) => ({ $eq: wanted })),
    valueOrNull.map((wanted) => ({ $ne: wanted })),
    operatorWith(['$in', '$nin', '$hasSome'], fc.array(valueOrNull, { maxLength: 3 })),
    operatorWith(['$exists', '$isEmpty'], fc.boolean()),
    ...(withValue.length > 0 ? [operatorWith(withValue, value)] : []),
  );
  const several = fc.array(condition, { minLength: 1, maxLength: 2 }).map((list) => Object.assign({}, ...list));
  return fc.oneof(
    valueOrNull,
    several,
    several.map((negated) => ({ $not: negated })),
  );
}

function listsOf(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const list = fc.array(fc.constantFrom(...values), { maxLength: 3 });
  return fc.oneof(list, operatorWith(['$eq', '$ne', '$hasSome', '$hasAll'], list));
}

function itemsOf(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const items = fc.array(
    fc.constantFrom(...values).map((id) => ({ id })),
    { maxLength: 2 },
  );
  return items.map((wanted) => ({ $matchItems: wanted }));
}

function operatorWith(operators: string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  return fc.tuple(fc.constantFrom(...operators), value).map(([operator, wanted]) => ({ [operator]: wanted }));
}

const condition = fc.oneof(...Object.entries(single).map(([name, value]) => fc.record({ [name]: value })));

/** Filters over things: all fields and operators, joined and negated at random. */
export const randomFilter: fc.Arbitrary<Record<string, unknown>> = fc.letrec<{ filter: Record<string, unknown> }>(
  (tie) => {
    const filters = fc.array(tie('filter'), { maxLength: 3 });
    return {
      filter: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.array(condition, { maxLength: 2 }).map((list) => Object.assign({}, ...list)),
        filters.map(($and) => ({ $and })),
        filters.map(($or) => ({ $or })),
        tie('filter').map(($not) => ({ $not })),
      ),
    };
  },
).filter;
