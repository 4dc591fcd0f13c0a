import { boolean, choice, integer, list, mapOf, message, nullable, number, ref, text } from '../schema.ts';

export const WixCommonScalarType = choice('COUNT_DISTINCT', 'SUM', 'AVG', 'MIN', 'MAX');
export const AggregationDataAggregationResultsScalarResult = message('AggregationDataAggregationResultsScalarResult', {
  type: WixCommonScalarType,
  value: number(),
});
export const DateHistogramResultsDateHistogramResult = message('DateHistogramResultsDateHistogramResult', {
  value: text({ maxLength: 100 }),
  count: integer(),
});
export const AggregationResultsDateHistogramResults = message('AggregationResultsDateHistogramResults', {
  results: list(ref(DateHistogramResultsDateHistogramResult), { maxItems: 200 }),
});
export const RangeResultsRangeAggregationResult = message('RangeResultsRangeAggregationResult', {
  from: nullable(number()),
  to: nullable(number()),
  count: integer(),
});
export const AggregationResultsRangeResults = message('AggregationResultsRangeResults', {
  results: list(ref(RangeResultsRangeAggregationResult), { maxItems: 50 }),
});
export const ValueResultsValueAggregationResult = message('ValueResultsValueAggregationResult', {
  value: text({ maxLength: 100 }),
  count: integer(),
});
export const AggregationResultsValueResults = message('AggregationResultsValueResults', {
  results: list(ref(ValueResultsValueAggregationResult), { maxItems: 250 }),
});
export const WixCommonAggregationType = choice('VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED');
export const AggregationResultsNestedAggregationResults = message(
  'AggregationResultsNestedAggregationResults',
  {
    values: ref(AggregationResultsValueResults),
    ranges: ref(AggregationResultsRangeResults),
    scalar: ref(AggregationDataAggregationResultsScalarResult),
    name: text({ maxLength: 100 }),
    type: WixCommonAggregationType,
    fieldPath: text({ maxLength: 200 }),
  },
  { atMostOne: [['values', 'ranges', 'scalar']] },
);
export const GroupByValueResultsNestedValueAggregationResult = message(
  'GroupByValueResultsNestedValueAggregationResult',
  {
    value: text({ maxLength: 1000 }),
    nestedResults: ref(AggregationResultsNestedAggregationResults),
  },
);
export const AggregationResultsGroupByValueResults = message('AggregationResultsGroupByValueResults', {
  results: list(ref(GroupByValueResultsNestedValueAggregationResult), { maxItems: 1000 }),
});
export const NestedResultsRangeResult = message('NestedResultsRangeResult', {
  from: nullable(number()),
  to: nullable(number()),
  count: nullable(integer()),
});
export const NestedResultsScalarResult = message('NestedResultsScalarResult', {
  value: number(),
});
export const NestedResultsValueResult = message('NestedResultsValueResult', {
  value: text({ maxLength: 1000 }),
  count: nullable(integer()),
});
export const NestedResultsNestedResultValue = message(
  'NestedResultsNestedResultValue',
  {
    value: ref(NestedResultsValueResult),
    range: ref(NestedResultsRangeResult),
    scalar: ref(NestedResultsScalarResult),
    dateHistogram: ref(NestedResultsValueResult),
  },
  { atMostOne: [['value', 'range', 'scalar', 'dateHistogram']] },
);
export const NestedResultsResults = message('NestedResultsResults', {
  results: mapOf(ref(NestedResultsNestedResultValue)),
});
export const AggregationResultsNestedResults = message('AggregationResultsNestedResults', {
  results: list(ref(NestedResultsResults), { maxItems: 1000 }),
});
export const AggregationDataAggregationResults = message(
  'AggregationDataAggregationResults',
  {
    values: ref(AggregationResultsValueResults),
    ranges: ref(AggregationResultsRangeResults),
    scalar: ref(AggregationDataAggregationResultsScalarResult),
    groupedByValue: ref(AggregationResultsGroupByValueResults),
    dateHistogram: ref(AggregationResultsDateHistogramResults),
    nested: ref(AggregationResultsNestedResults),
    name: text({ maxLength: 100 }),
    type: WixCommonAggregationType,
    fieldPath: text({ maxLength: 200 }),
  },
  { atMostOne: [['values', 'ranges', 'scalar', 'groupedByValue', 'dateHistogram', 'nested']] },
);
export const AggregationDateHistogramAggregationInterval = choice(
  'YEAR',
  'MONTH',
  'WEEK',
  'DAY',
  'HOUR',
  'MINUTE',
  'SECOND',
);
export const AggregationNestedAggregationNestedAggregationType = choice('VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM');
export const CommonAggregationDateHistogramAggregation = message('CommonAggregationDateHistogramAggregation', {
  interval: AggregationDateHistogramAggregationInterval,
});
export const AggregationRangeAggregationRangeBucket = message('AggregationRangeAggregationRangeBucket', {
  from: nullable(number()),
  to: nullable(number()),
});
export const CommonAggregationRangeAggregation = message('CommonAggregationRangeAggregation', {
  buckets: list(ref(AggregationRangeAggregationRangeBucket), { maxItems: 50 }),
});
export const CommonAggregationScalarAggregation = message('CommonAggregationScalarAggregation', {
  type: WixCommonScalarType,
});
export const AggregationValueAggregationIncludeMissingValuesOptions = message(
  'AggregationValueAggregationIncludeMissingValuesOptions',
  {
    addToBucket: text({ maxLength: 20 }),
  },
);
export const AggregationValueAggregationMissingValues = choice('EXCLUDE', 'INCLUDE');
export const AggregationValueAggregationSortDirection = choice('DESC', 'ASC');
export const AggregationValueAggregationSortType = choice('COUNT', 'VALUE');
export const CommonAggregationValueAggregation = message('CommonAggregationValueAggregation', {
  includeOptions: ref(AggregationValueAggregationIncludeMissingValuesOptions),
  sortType: AggregationValueAggregationSortType,
  sortDirection: AggregationValueAggregationSortDirection,
  limit: nullable(integer({ minimum: 0 })),
  missingValues: AggregationValueAggregationMissingValues,
});
export const AggregationNestedAggregationNestedAggregationItem = message(
  'AggregationNestedAggregationNestedAggregationItem',
  {
    value: ref(CommonAggregationValueAggregation),
    range: ref(CommonAggregationRangeAggregation),
    scalar: ref(CommonAggregationScalarAggregation),
    dateHistogram: ref(CommonAggregationDateHistogramAggregation),
    name: nullable(text({ maxLength: 100 })),
    type: AggregationNestedAggregationNestedAggregationType,
    fieldPath: text({ maxLength: 200 }),
  },
  { atMostOne: [['value', 'range', 'scalar', 'dateHistogram']] },
);
export const CommonAggregationData = message('CommonAggregationData', {
  results: list(ref(AggregationDataAggregationResults), { maxItems: 10000 }),
});
export const CommonAggregationNestedAggregation = message('CommonAggregationNestedAggregation', {
  nestedAggregations: list(ref(AggregationNestedAggregationNestedAggregationItem), { minItems: 2, maxItems: 3 }),
});
export const WixCommonAggregation = message(
  'WixCommonAggregation',
  {
    value: ref(CommonAggregationValueAggregation),
    range: ref(CommonAggregationRangeAggregation),
    scalar: ref(CommonAggregationScalarAggregation),
    dateHistogram: ref(CommonAggregationDateHistogramAggregation),
    nested: ref(CommonAggregationNestedAggregation),
    name: nullable(text({ maxLength: 100 })),
    type: WixCommonAggregationType,
    fieldPath: text({ maxLength: 200 }),
  },
  { atMostOne: [['value', 'range', 'scalar', 'dateHistogram', 'nested']] },
);
export const CommonSearchDetailsMode = choice('OR', 'AND');
export const WixCommonSearchDetails = message('WixCommonSearchDetails', {
  mode: CommonSearchDetailsMode,
  expression: nullable(text({ maxLength: 100 })),
  fields: list(text({ maxLength: 200 }), { maxItems: 20 }),
  fuzzy: boolean,
});
