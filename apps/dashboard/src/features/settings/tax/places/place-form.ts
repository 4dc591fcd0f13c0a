import { fromPercent, notPercent, toPercent } from '../percent.ts';
import type { Place, Rate, TaxedPlace } from '../queries.ts';

export type Part = NonNullable<Rate['jurisdictionType']>;

/** The rate of a group as a form edits it. */
export type RateFields = {
  rate: string;
  name: string;
  part: Part;
  jurisdiction: string;
  /** The rates of exempt groups, by their ids. */
  exempt: Record<string, string>;
};
/** A place as a form edits it, with its rates by the ids of their groups. */
export type PlaceFields = {
  country: string;
  subdivision: string;
  calculatorId: string;
  rates: Record<string, RateFields>;
};

const readRate = (rate: Rate | undefined, exemptIds: readonly string[]): RateFields => ({
  rate: toPercent(rate?.taxRate),
  name: rate?.taxName ?? '',
  part: rate?.jurisdictionType ?? 'UNDEFINED',
  jurisdiction: rate?.jurisdiction ?? '',
  exempt: Object.fromEntries(
    exemptIds.map((id) => {
      const own = rate?.exemptRates?.find(({ taxExemptGroupId }) => taxExemptGroupId === id);
      return [id, toPercent(own?.taxRate)];
    }),
  ),
});

type Around = { groupIds: readonly string[]; exemptIds: readonly string[]; calculatorId: string };

export const readPlace = ({ country, subdivision, appId, rates }: Place, around: Around): PlaceFields => ({
  country: country ?? '',
  subdivision: subdivision ?? '',
  calculatorId: appId ?? around.calculatorId,
  rates: Object.fromEntries(
    around.groupIds.map((id) => {
      const rate = rates.find(({ taxGroupId }) => taxGroupId === id);
      return [id, readRate(rate, around.exemptIds)];
    }),
  ),
});

/** Errors by the paths of fields. */
export function wrongWithRates(rates: PlaceFields['rates']): Record<string, string | null> {
  const problems = Object.entries(rates).flatMap(([groupId, { rate, exempt }]) => [
    [`rates.${groupId}.rate`, rate.trim() === '' ? null : notPercent(rate)] as const,
    ...Object.entries(exempt).map(
      ([id, own]) => [`rates.${groupId}.exempt.${id}`, own.trim() === '' ? null : notPercent(own)] as const,
    ),
  ]);
  return Object.fromEntries(problems);
}

const isSame = (one: RateFields | undefined, other: RateFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was changed about a place: rates that someone else changed meanwhile stay theirs. */
export const writePlace = (values: PlaceFields, base: PlaceFields, known: readonly Rate[]): TaxedPlace => ({
  country: values.country,
  ...(values.subdivision && { subdivision: values.subdivision }),
  ...(values.calculatorId && { calculatorId: values.calculatorId }),
  rates: Object.entries(values.rates).flatMap(([taxGroupId, fields]) =>
    isSame(base.rates[taxGroupId], fields) ? [] : [writeRate(taxGroupId, fields, known)],
  ),
});

function writeRate(taxGroupId: string, { rate, name, part, jurisdiction, exempt }: RateFields, known: readonly Rate[]) {
  const taxRate = fromPercent(rate);
  if (taxRate === null) return { taxGroupId, taxRate };
  const before = known.find((one) => one.taxGroupId === taxGroupId)?.exemptRates ?? [];
  // those of groups that the form does not show stay
  const kept = before.flatMap(({ taxExemptGroupId = '', taxRate: own = '0' }) =>
    taxExemptGroupId in exempt ? [] : [{ taxExemptGroupId, taxRate: own }],
  );
  const entered = Object.entries(exempt).flatMap(([taxExemptGroupId, typed]) => {
    const own = fromPercent(typed);
    return own === null ? [] : [{ taxExemptGroupId, taxRate: own }];
  });
  return {
    taxGroupId,
    taxRate,
    taxName: name.trim(),
    jurisdictionType: part,
    jurisdiction: jurisdiction.trim(),
    exemptRates: [...kept, ...entered],
  };
}
