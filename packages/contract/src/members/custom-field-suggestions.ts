import { backOffice, operation, service } from '../operation.ts';
import { anything, guid, list, message, nullable, ref, text } from '../schema.ts';
import { OffsetPaging, OffsetPagingMetadata, Sorting } from '../shared/paging.ts';
import { MemberFieldOrigin, MemberFieldPrivacy, MemberFieldSocialType, MemberFieldType } from './member-parts.ts';

export const CustomFieldSuggestion = message('CustomFieldSuggestion', {
  name: nullable(text({ maxLength: 150 })),
  defaultPrivacy: MemberFieldPrivacy,
  fieldType: MemberFieldType,
  socialType: MemberFieldSocialType,
  fieldOrigin: MemberFieldOrigin,
  customFieldId: nullable(guid),
});
export const MemberFieldSuggestionQuery = message('MemberFieldSuggestionQuery', {
  filter: anything,
  paging: ref(OffsetPaging),
  sorting: list(ref(Sorting)),
});

export const memberCustomFieldSuggestions = service('members.custom-field-suggestions', ['/members', ''], {
  listCustomFieldSuggestions: operation({
    method: 'GET',
    path: '/v1/custom-field-suggestions',
    summary: 'List suggested profile fields',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_SUGGESTIONS_READ'),
    request: {
      paging: ref(OffsetPaging),
      sorting: list(ref(Sorting)),
    },
    response: {
      suggestions: list(ref(CustomFieldSuggestion)),
      metadata: ref(OffsetPagingMetadata),
    },
  }),
  queryCustomFieldSuggestions: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/custom-field-suggestions/query',
    summary: 'Query suggested profile fields',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_SUGGESTIONS_READ'),
    request: {
      query: ref(MemberFieldSuggestionQuery),
    },
    response: {
      suggestions: list(ref(CustomFieldSuggestion)),
      metadata: ref(OffsetPagingMetadata),
    },
  }),
});
