import { anyObject, boolean, choice, decimal, list, mapOf, message, nullable, ref, text } from '../schema.ts';

export const DimensionsUnit = choice('UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD');
export const Dimensions = message('Dimensions', {
  length: nullable(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
  width: nullable(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
  height: nullable(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
  unit: DimensionsUnit,
});
export const ExtendedFields = message('ExtendedFields', {
  namespaces: mapOf(anyObject),
});
export const Keyword = message('Keyword', {
  term: text(),
  isMain: boolean,
  origin: nullable(text({ maxLength: 1000 })),
});
export const PageUrlV2 = message('PageUrlV2', {
  relativePath: text(),
  url: nullable(text()),
});
export const Settings = message('Settings', {
  preventAutoRedirect: boolean,
  keywords: list(ref(Keyword), { maxItems: 5 }),
});
export const Tag = message('Tag', {
  type: text(),
  props: nullable(anyObject),
  meta: nullable(anyObject),
  children: text(),
  custom: boolean,
  disabled: boolean,
});
export const SeoSchema = message('SeoSchema', {
  tags: list(ref(Tag)),
  settings: ref(Settings),
});
export const TagList = message('TagList', {
  tagIds: list(text({ maxLength: 5 }), { maxItems: 100 }),
});
export const WeightUnit = choice('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB');
