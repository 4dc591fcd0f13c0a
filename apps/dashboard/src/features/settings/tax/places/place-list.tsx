import { Badge } from '@mantine/core';
import { PRODUCTS_TAX_GROUP_ID, SHIPPING_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { IconReceiptTax } from '@tabler/icons-react';
import type { Format } from '../../../../app/format.ts';
import { queryClient } from '../../../../app/query-client.ts';
import { words } from '../../../../app/words.ts';
import { defineList, type ListQuery, type Loaded } from '../../../../ui/list/define-list.ts';
import { type Place, type Rate, TAX, type TaxSetup, taxQuery } from '../queries.ts';
import { bulkNeeds, PlaceActions } from './selected-places.tsx';

const texts = words.taxPlaces;

type Extra = { setup: TaxSetup; onEdit: (place: Place) => void };

const PAGE = 100;

/** A page of the places whose names contain all words of the search. */
function placesFor({ text, cursor }: Pick<ListQuery, 'text' | 'cursor'>, all: readonly Place[]): Loaded<Place> {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = all.filter(({ title, country = '', subdivision = '' }) => {
    const names = `${title} ${country} ${subdivision}`.toLowerCase();
    return wanted.every((word) => names.includes(word));
  });
  const offset = Math.max(0, Math.trunc(Number(cursor)) || 0);
  const end = offset + PAGE;
  return {
    items: matching.slice(offset, end),
    offset,
    total: matching.length,
    previous: offset > 0 ? String(Math.max(0, offset - PAGE)) : null,
    next: end < matching.length ? String(end) : null,
  };
}

const rateOf = ({ rates }: Place, groupId: string): Rate | undefined =>
  rates.find(({ taxGroupId }) => taxGroupId === groupId);

/** `19% VAT`; what is not taxed has no rate. */
const rateText = (rate: Rate | undefined, { percent }: Format): string =>
  rate ? [percent(Number(rate.taxRate)), rate.taxName].filter(Boolean).join(' ') : texts.notTaxed;

const otherRates = ({ rates }: Place, { groups }: TaxSetup, format: Format): string =>
  groups
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ id, name }) => {
      const rate = rates.find(({ taxGroupId }) => taxGroupId === id);
      return rate ? [`${name} ${format.percent(Number(rate.taxRate))}`] : [];
    })
    .join(', ');

const calculatorOf = ({ appId }: Place, { calculators }: TaxSetup) =>
  calculators.find((calculator) => calculator.appId === appId)?.displayName;

export const placeList = defineList<Place, Record<never, never>, Extra>({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: [...TAX, 'places'],
  search: texts.search,
  filters: {},
  sorts: {},
  load: async (query) => placesFor(query, (await queryClient.fetchQuery(taxQuery)).places),
  idOf: ({ id }) => id ?? '',
  name: { of: ({ title }) => title, title: texts.place },
  columns: [
    {
      title: texts.products,
      phone: { at: 'detail', show: (place, { format }) => rateText(rateOf(place, PRODUCTS_TAX_GROUP_ID), format) },
      show: (place, { format }) => rateText(rateOf(place, PRODUCTS_TAX_GROUP_ID), format),
    },
    {
      title: texts.delivery,
      phone: {
        at: 'note',
        show: (place, { format }) => texts.deliveryRate(rateText(rateOf(place, SHIPPING_TAX_GROUP_ID), format)),
      },
      show: (place, { format }) => rateText(rateOf(place, SHIPPING_TAX_GROUP_ID), format),
    },
    {
      title: texts.otherGroups,
      phone: 'note',
      isShown: ({ setup }) => setup.groups.some(({ isOwn }) => isOwn),
      maxWidth: 240,
      show: (place, { format, extra }) => otherRates(place, extra.setup, format),
    },
    {
      title: texts.calculator.title,
      phone: 'note',
      isShown: ({ setup: { calculators, places } }) =>
        calculators.length > 1 || places.some(({ appId }) => appId !== calculators[0]?.appId),
      show: (place, { extra }) =>
        calculatorOf(place, extra.setup) ?? (
          <Badge variant="light" color="yellow">
            {texts.calculator.gone}
          </Badge>
        ),
    },
  ],
  selection: { needs: bulkNeeds, Actions: PlaceActions },
  empty: {
    icon: <IconReceiptTax aria-hidden />,
    title: texts.none,
    description: texts.noneText,
  },
});

/** The same for those who may change rates. */
export const editablePlaces: typeof placeList = { ...placeList, onOpen: (place, { onEdit }) => onEdit(place) };
