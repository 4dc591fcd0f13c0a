import { SHIPPING_TAX_GROUP_ID, UNTAXED_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { queryClient } from '../../../app/query-client.ts';
import { words, wordsLanguage } from '../../../app/words.ts';
import { formatQuery } from '../../../ui/address/format-query.ts';

const texts = words.taxSettings;

export const TAX = ['tax'] as const;

type Answer<T extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;
type Item<L> = NonNullable<L> extends readonly (infer I)[] ? I : never;
export type TaxRegion = Item<Answer<typeof api.taxRegions.queryTaxRegions>['taxRegions']>;
export type Rate = Item<Answer<typeof api.manualTaxMappings.listManualTaxMappings>['manualTaxMappings']>;
export type Calculator = Item<Answer<typeof api.taxCalculation.listTaxCalculators>['taxCalculatorDetails']>;
export type RateSet = Item<Answer<typeof api.taxRates.listTaxRateSets>['taxRateSets']>;
export type RateChange = Item<Answer<typeof api.taxRates.previewTaxRates>['changes']>;
export type TaxedPlace = NonNullable<Parameters<typeof api.taxRates.saveTaxRates>[0]>['places'][number];

/** A group of things that are taxed, or of customers who are exempt. */
export type Group = { id: string; name: string; revision: string; isOwn: boolean };
/** A place where tax is collected, with its rates. */
export type Place = TaxRegion & { rates: Rate[]; title: string };

export type TaxSetup = {
  places: Place[];
  /** Those of products first, then delivery, then the site's own. */
  groups: Group[];
  exemptGroups: Group[];
  /** The site's own rates first. */
  calculators: Calculator[];
};

/** Pages of a list until there are no more. */
async function everyPage<I>(load: (cursor?: string) => Promise<{ items?: I[]; next?: string | null | undefined }>) {
  const all: I[] = [];
  let cursor: string | undefined;
  do {
    const { items = [], next } = await load(cursor);
    all.push(...items);
    cursor = next ?? undefined;
  } while (cursor);
  return all;
}

const LIMIT = 100;
const paging = (cursor: string | undefined) => ({ cursorPaging: { limit: LIMIT, ...(cursor && { cursor }) } });

const allRegions = () =>
  everyPage(async (cursor) => {
    const { taxRegions, pagingMetadata } = await api.taxRegions.queryTaxRegions({ query: paging(cursor) });
    return { items: taxRegions ?? [], next: pagingMetadata?.cursors?.next };
  });

type Named = { id?: string | null; name?: string | null; revision?: string | null };
const groupsOf = (items: readonly Named[] | undefined, isOwn: boolean): Group[] =>
  (items ?? []).map(({ id, name, revision }) => ({
    id: id ?? '',
    name: id === SHIPPING_TAX_GROUP_ID ? texts.delivery : (name ?? ''),
    revision: revision ?? '',
    isOwn,
  }));

async function allGroups(): Promise<Group[]> {
  const [standard, own] = await Promise.all([
    api.taxGroups.listDefaultTaxGroups(),
    everyPage(async (cursor) => {
      const { taxGroups, pagingMetadata } = await api.taxGroups.queryTaxGroups({ query: paging(cursor) });
      return { items: taxGroups ?? [], next: pagingMetadata?.cursors?.next };
    }),
  ]);
  return [...groupsOf(standard.taxGroups, false), ...groupsOf(own, true)];
}

async function allExemptGroups(): Promise<Group[]> {
  const [standard, own] = await Promise.all([
    api.taxExemptGroups.listDefaultTaxExemptGroups(),
    everyPage(async (cursor) => {
      const { taxExemptGroups, pagingMetadata } = await api.taxExemptGroups.queryTaxExemptGroups({
        query: paging(cursor),
      });
      return { items: taxExemptGroups ?? [], next: pagingMetadata?.cursors?.next };
    }),
  ]);
  return [...groupsOf(standard.taxExemptGroups, false), ...groupsOf(own, true)];
}

/** The groups of exempt customers, those of the platform first. */
export const exemptGroupsQuery = queryOptions({ queryKey: [...TAX, 'exempt-groups'], queryFn: allExemptGroups });

/** The names of the parts of countries, by `US NY`. */
export async function partNames(places: readonly Pick<TaxRegion, 'country' | 'subdivision'>[]) {
  const countries = new Set(places.flatMap(({ country, subdivision }) => (subdivision && country ? [country] : [])));
  const formats = await Promise.all([...countries].map((country) => queryClient.ensureQueryData(formatQuery(country))));
  return new Map(
    formats.flatMap(({ subdivisions = [] }, index) =>
      subdivisions.map(({ code = '', name = '' }) => {
        const country = [...countries][index] ?? '';
        return [`${country} ${code.replace(`${country}-`, '')}`, name] as const;
      }),
    ),
  );
}

const countries = new Intl.DisplayNames(wordsLanguage, { type: 'region' });

/** `Germany`, `United States, New York`. */
export const placeTitle = (
  { country = '', subdivision }: Pick<TaxRegion, 'country' | 'subdivision'>,
  names: ReadonlyMap<string, string>,
): string => {
  const part = subdivision && subdivision !== '*' ? (names.get(`${country} ${subdivision}`) ?? subdivision) : null;
  const name = country ? (countries.of(country) ?? country) : '';
  return part ? `${name}, ${part}` : name;
};

/** Everything about tax but whether prices include it. */
export const taxQuery = queryOptions({
  queryKey: [...TAX, 'setup'],
  queryFn: async (): Promise<TaxSetup> => {
    const [regions, mappings, groups, exemptGroups, calculators] = await Promise.all([
      allRegions(),
      api.manualTaxMappings.listManualTaxMappings(),
      allGroups(),
      allExemptGroups(),
      api.taxCalculation.listTaxCalculators(),
    ]);
    const names = await partNames(regions);
    const rates = Map.groupBy(mappings.manualTaxMappings ?? [], ({ taxRegionId }) => taxRegionId ?? '');
    const places = regions.map((region) => ({
      ...region,
      title: placeTitle(region, names),
      rates: rates.get(region.id ?? '') ?? [],
    }));
    return {
      places: places.toSorted((one, other) => one.title.localeCompare(other.title)),
      groups,
      exemptGroups,
      calculators: calculators.taxCalculatorDetails ?? [],
    };
  },
});

export const taxSettingsQuery = queryOptions({
  queryKey: [...TAX, 'settings'],
  queryFn: async () => (await api.taxSettings.getTaxSettings()).taxSettings ?? {},
});

export const rateSetsQuery = queryOptions({
  queryKey: ['tax-rate-sets'],
  queryFn: async () => (await api.taxRates.listTaxRateSets()).taxRateSets ?? [],
  staleTime: Number.POSITIVE_INFINITY,
});

/** The groups that have rates: there is one that is never taxed. */
export const ratedGroups = (groups: readonly Group[]): Group[] =>
  groups.filter(({ id }) => id !== UNTAXED_TAX_GROUP_ID);

/** A place with all of its rates, to be saved again. */
export const asTaxed = ({ country = '', subdivision, appId, rates }: Place): TaxedPlace => ({
  country,
  ...(subdivision && { subdivision }),
  ...(appId && { calculatorId: appId }),
  rates: rates.map(({ taxGroupId, taxRate, taxName, taxType, jurisdiction, jurisdictionType, ...more }) => ({
    taxGroupId: taxGroupId ?? '',
    taxRate: taxRate ?? null,
    ...(taxName && { taxName }),
    ...(taxType && { taxType }),
    ...(jurisdiction && { jurisdiction }),
    ...(jurisdictionType && { jurisdictionType }),
    ...(more.description && { description: more.description }),
    ...(more.exemptRates && {
      exemptRates: more.exemptRates.map(({ taxExemptGroupId = '', taxRate: own = '0' }) => {
        return { taxExemptGroupId, taxRate: own };
      }),
    }),
  })),
});
