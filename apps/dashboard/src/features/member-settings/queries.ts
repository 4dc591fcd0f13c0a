import type { badges, memberCustomFieldSuggestions, memberCustomFields, Response } from '@stoa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export type BadgeView = NonNullable<Response<typeof badges.getBadge>['badge']>;
export type FieldView = NonNullable<Response<typeof memberCustomFields.getCustomField>['field']>;
export type Suggestion = NonNullable<
  Response<typeof memberCustomFieldSuggestions.listCustomFieldSuggestions>['suggestions']
>[number];

export const BADGES = ['badges'];
export const FIELDS = ['member-fields'];

/** All badges in display order: there are at most a hundred. */
export const badgesQuery = queryOptions({
  queryKey: BADGES,
  queryFn: async () => (await api.badges.queryBadges({ query: { cursorPaging: { limit: 100 } } })).badges ?? [],
});

export const fieldsQuery = queryOptions({
  queryKey: [...FIELDS, 'shown'],
  queryFn: async () => (await api.memberCustomFields.listCustomFields({})).fields ?? [],
});

/** The application of a field; null if the field is for all members. */
export async function loadApplication(fieldId: string) {
  const request = { customFieldIds: [fieldId] };
  const { applications = [] } = await api.memberCustomFieldApplications.getCustomFieldApplications(request);
  return applications[0] ?? null;
}

export const applicationQuery = (fieldId: string) =>
  queryOptions({ queryKey: [...FIELDS, 'application', fieldId], queryFn: () => loadApplication(fieldId) });

export const suggestionsQuery = queryOptions({
  queryKey: [...FIELDS, 'suggested'],
  queryFn: async () => (await api.memberCustomFieldSuggestions.listCustomFieldSuggestions({})).suggestions ?? [],
});
