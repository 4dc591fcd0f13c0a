import type { contacts, Request } from '@stoa/contract';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { offsetPaging } from '../../ui/list/paging.ts';
import { useLabelOptions } from './queries.ts';

const texts = words.contacts.list;

export const contactFilters = {
  kind: {
    kind: 'choice',
    label: texts.kind,
    any: texts.everyone,
    options: { MEMBER: texts.members, NOT_A_MEMBER: texts.notMembers },
  },
  label: { kind: 'lookup', label: texts.label, any: texts.anyLabel, useOptions: useLabelOptions },
} as const satisfies Filters;

export const contactSorts: Sorts = {
  active: { label: texts.lastActive, by: { fieldName: 'lastActivity.activityDate', order: 'DESC' } },
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  name: { label: texts.byLastName, by: { fieldName: 'info.name.last', order: 'ASC' } },
  first: { label: texts.byFirstName, by: { fieldName: 'info.name.first', order: 'ASC' } },
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
