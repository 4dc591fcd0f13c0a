import { crud } from '../crud.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import { guid, int64, list, nullable, ref, text } from '../schema.ts';
import { OffsetPaging, OffsetPagingMetadata } from '../shared/paging.ts';
import { MemberField, MemberFieldSection } from './member-parts.ts';

export const memberCustomFields = service('members.custom-fields', ['/members', '', '/_api/members'], {
  ...crud({
    entity: MemberField,
    one: 'field',
    many: 'fields',
    names: { one: 'customField', many: 'customFields' },
    id: 'id',
    path: '/v1/custom-fields',
    permission: 'MEMBERS.CUSTOM_FIELDS',
    required: ['name'],
    serves: ['create', 'get', 'update', 'delete'],
    differs: {
      create: {
        summary: 'Add a field to members’ profiles',
        errors: [
          'INCORRECT_FIELD_TYPE',
          'INCORRECT_FIELD_PRIVACY',
          'INVALID_FIELD_SOCIAL_TYPE',
          'RESERVED_FIELD_NAME_NON_EDITABLE',
        ],
      },
      get: { summary: 'Get a profile field', request: { id: nullable(guid) } },
      update: {
        summary: 'Update the name, privacy and social network of a profile field',
        errors: [
          'INCORRECT_FIELD_PRIVACY',
          'INVALID_FIELD_SOCIAL_TYPE',
          'RESERVED_FIELD_NAME_NON_EDITABLE',
          'INVALID_REVISION',
          'ALREADY_EXISTS',
        ],
      },
      delete: {
        summary: 'Delete a profile field for good',
        request: { id: nullable(guid), revision: nullable(int64) },
        required: ['id', 'revision'],
        errors: ['INVALID_REVISION'],
      },
    },
  }),
  listCustomFields: operation({
    method: 'GET',
    path: '/v1/custom-fields',
    summary: 'List profile fields by section',
    permit: anyone(),
    request: {
      paging: ref(OffsetPaging),
    },
    response: {
      fields: list(ref(MemberField)),
      metadata: ref(OffsetPagingMetadata),
    },
  }),
  hideCustomField: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/custom-fields/{id}/hide',
    summary: 'Hide a profile field; it can be restored',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_HIDE'),
    request: {
      id: nullable(guid),
      revision: nullable(int64),
    },
    response: {},
    required: ['id', 'revision'],
    errors: ['RESERVED_FIELD_NAME_NON_EDITABLE', 'INVALID_REVISION'],
  }),
  updateCustomFieldsOrder: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/custom-fields/order',
    summary: 'Move the named fields of a section to the beginning',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_UPDATE'),
    request: {
      fieldIds: list(text(), { minItems: 1, maxItems: 100 }),
      section: MemberFieldSection,
    },
    response: {
      fields: list(ref(MemberField)),
      section: MemberFieldSection,
    },
    required: ['fieldIds'],
  }),
});
