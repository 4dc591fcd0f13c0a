import type { contacts, Request } from '@stoa/contract';
import { PAGE_SIZE, readOffset } from '../../ui/offset-pages.ts';
import { oneOf } from '../../ui/use-list-params.ts';

export const kinds = { MEMBER: 'Members', NOT_A_MEMBER: 'Not members' } as const;
export type Kind = keyof typeof kinds;

export const contactSorts = {
  active: { label: 'Last active', fieldName: 'lastActivity.activityDate', order: 'DESC' },
  newest: { label: 'Newest first', fieldName: 'createdDate', order: 'DESC' },
  name: { label: 'Last name, A to Z', fieldName: 'info.name.last', order: 'ASC' },
  first: { label: 'First name, A to Z', fieldName: 'info.name.first', order: 'ASC' },
} as const;

/** What the address of the contacts page asks for; its `cursor` is how many contacts stand before the page. */
export function readContactFilters(params: URLSearchParams) {
  return {
    text: params.get('search') ?? '',
    kind: oneOf(Object.keys(kinds) as Kind[], params.get('kind')),
    label: params.get('label') ?? '',
    sort: oneOf(Object.keys(contactSorts) as (keyof typeof contactSorts)[], params.get('sort')) ?? 'active',
    offset: readOffset(params),
  };
}
export type ContactFilters = ReturnType<typeof readContactFilters>;

export const isFiltered = ({ text, kind, label }: ContactFilters): boolean => Boolean(text || kind || label);

/** The request that answers the filters. */
export function toContactQuery(filters: ContactFilters): Request<typeof contacts.queryContacts> {
  const { text, kind, label, sort, offset } = filters;
  const { fieldName, order } = contactSorts[sort];
  return {
    query: {
      filter: {
        ...(kind ? { 'info.extendedFields.members.membershipStatus': kind } : {}),
        ...(label ? { 'info.labelKeys': { $hasSome: [label] } } : {}),
      },
      sort: [{ fieldName, order }],
      paging: { limit: PAGE_SIZE, offset },
    },
    ...(text.trim() ? { search: text.trim().slice(0, 100) } : {}),
  };
}
