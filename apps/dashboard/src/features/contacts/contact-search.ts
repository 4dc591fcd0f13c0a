import type { contacts, Request } from '@stoa/contract';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { offsetPaging } from '../../ui/list/paging.ts';
import { useLabelOptions } from './queries.ts';

export const contactFilters = {
  kind: {
    kind: 'choice',
    label: 'Kind',
    any: 'Everyone',
    options: { MEMBER: 'Members', NOT_A_MEMBER: 'Not members' },
  },
  label: { kind: 'lookup', label: 'Label', any: 'Any label', useOptions: useLabelOptions },
} as const satisfies Filters;

export const contactSorts: Sorts = {
  active: { label: 'Last active', by: { fieldName: 'lastActivity.activityDate', order: 'DESC' } },
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  name: { label: 'Last name, A to Z', by: { fieldName: 'info.name.last', order: 'ASC' } },
  first: { label: 'First name, A to Z', by: { fieldName: 'info.name.first', order: 'ASC' } },
};

/** The request for the state of the list. */
export function toContactQuery(query: ListQuery<typeof contactFilters>): Request<typeof contacts.queryContacts> {
  const { kind, label } = query.filters;
  return {
    query: {
      filter: {
        ...(kind && { 'info.extendedFields.members.membershipStatus': kind }),
        ...(label && { 'info.labelKeys': { $hasSome: [label] } }),
      },
      sort: query.sort,
      paging: offsetPaging(query),
    },
    ...(query.text && { search: query.text.slice(0, 100) }),
  };
}
