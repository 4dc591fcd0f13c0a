import type { contacts, Static } from '@stoa/contract';
import type { ContactsFacet } from '@stoa/contract/crm/contact';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { countFacets, type FacetCounts } from './contacts-queryable.store.ts';
import { compile } from './query-contacts.ts';

type Facet = Static<typeof ContactsFacet>;
type Paging = { limit?: number | null; offset?: number | null } | undefined;

const DEFAULT_LIMIT = 50;

/** The facets of contacts, with the number for each value. */
export const listFacets: UseCase<typeof contacts.listFacets> = (ctx, { paging }) => answer(ctx, undefined, paging);

export const queryFacets: UseCase<typeof contacts.queryFacets> = (ctx, { filter, paging }) =>
  answer(ctx, filter, paging);

async function answer(ctx: Context, filter: unknown, paging: Paging) {
  const limit = paging?.limit ?? DEFAULT_LIMIT;
  if (limit === 0) return refuse('ILLEGAL_LIMIT', { limit });
  const compiled = compile(ctx, { filter }, '');
  if (isRefusal(compiled)) return compiled;
  const facets = facetsOf(await readSite(ctx, (tx) => countFacets(tx, compiled.filter)));
  const offset = paging?.offset ?? 0;
  const page = facets.slice(offset, offset + limit);
  return {
    facets: page,
    pagingMetadata: { count: page.length, offset, total: facets.length, tooManyToCount: false },
  };
}

function facetsOf({ all, notLabeled, members, labels }: FacetCounts): Facet[] {
  return [
    { facetType: 'ALL_CONTACTS', facetDisplayName: 'All contacts', count: all, queryFilter: {} },
    ...(['MEMBER', 'NOT_A_MEMBER'] as const).map(
      (status): Facet => ({
        facetType: 'MEMBERSHIP_STATUS',
        namespace: 'members',
        namespaceDisplayName: 'Members',
        facetKey: status,
        facetDisplayName: status === 'MEMBER' ? 'Members' : 'Not members',
        count: status === 'MEMBER' ? members : all - members,
        queryFilter: { 'info.extendedFields.members.membershipStatus': status },
      }),
    ),
    {
      facetType: 'NOT_LABELED',
      facetDisplayName: 'Without a label',
      count: notLabeled,
      queryFilter: { 'info.labelKeys': { $isEmpty: true } },
    },
    ...labels.map(
      ({ label, count }): Facet => ({
        facetType: 'LABEL',
        namespace: namespaceOf(label),
        namespaceDisplayName: displayName(namespaceOf(label)),
        facetKey: label,
        facetDisplayName: displayName(label.slice(label.indexOf('.') + 1)),
        count,
        queryFilter: { 'info.labelKeys': { $hasSome: [label] } },
      }),
    ),
  ];
}

/** Label keys may begin with a namespace: `custom.vip`. */
const namespaceOf = (label: string): string => (label.includes('.') ? label.slice(0, label.indexOf('.')) : 'custom');

/** Shows `white-glove` as "White glove". */
function displayName(key: string): string {
  const words = key.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
