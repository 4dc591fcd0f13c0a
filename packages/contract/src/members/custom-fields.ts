import { anyone, backOffice, operation, service } from '../operation.ts';
import { guid, int64, list, nullable, ref, text } from '../schema.ts';
import { OffsetPaging, OffsetPagingMetadata } from '../shared/paging.ts';
import { MemberField, MemberFieldSection } from './member-parts.ts';

export const memberCustomFields = service('members.custom-fields', ['/members', '', '/_api/members'], {
  createCustomField: operation({
    method: 'POST',
    path: '/v1/custom-fields',
    summary: 'Adds a field to members’ profiles',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_CREATE'),
    request: {
      field: ref(MemberField),
    },
    response: {
      field: ref(MemberField),
    },
    required: ['field', 'field.name'],
    errors: ['INCORRECT_FIELD_TYPE', 'INCORRECT_FIELD_PRIVACY', 'INVALID_FIELD_SOCIAL_TYPE', 'ALREADY_EXISTS'],
  }),
  getCustomField: operation({
    method: 'GET',
    path: '/v1/custom-fields/{id}',
    summary: 'A field by its id',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_READ'),
    request: {
      id: nullable(guid),
    },
    response: {
      field: ref(MemberField),
    },
    required: ['id'],
  }),
  listCustomFields: operation({
    method: 'GET',
    path: '/v1/custom-fields',
    summary: 'The fields that profiles show, section by section',
    permit: anyone(),
    request: {
      paging: ref(OffsetPaging),
    },
    response: {
      fields: list(ref(MemberField)),
      metadata: ref(OffsetPagingMetadata),
    },
  }),
  updateCustomField: operation({
    method: 'PATCH',
    path: '/v1/custom-fields/{field.id}',
    summary: 'Writes name, privacy and social network of a field',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_UPDATE'),
    request: {
      field: ref(MemberField),
    },
    response: {
      field: ref(MemberField),
    },
    required: ['field.id', 'field', 'field.revision'],
    errors: [
      'INCORRECT_FIELD_PRIVACY',
      'INVALID_FIELD_SOCIAL_TYPE',
      'RESERVED_FIELD_NAME_NON_EDITABLE',
      'INVALID_REVISION',
      'ALREADY_EXISTS',
    ],
  }),
  deleteCustomField: operation({
    method: 'DELETE',
    path: '/v1/custom-fields/{id}',
    summary: 'Takes a field away for good',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_DELETE'),
    request: {
      id: nullable(guid),
      revision: nullable(int64),
    },
    response: {},
    required: ['id', 'revision'],
    errors: ['INVALID_REVISION'],
  }),
  hideCustomField: operation({
    method: 'POST',
    path: '/v1/custom-fields/{id}/hide',
    summary: 'Takes a field off profiles; it can be brought back',
    permit: backOffice('MEMBERS.CUSTOM_FIELDS_HIDE'),
    request: {
      id: nullable(guid),
      revision: nullable(int64),
    },
    response: {},
    required: ['id', 'revision'],
    errors: ['INVALID_REVISION'],
  }),
  updateCustomFieldsOrder: operation({
    method: 'POST',
    path: '/v1/custom-fields/order',
    summary: 'Shows the named fields of a section first; the others follow',
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
