import { memberCustomFieldApplications, memberCustomFieldSuggestions, memberCustomFields } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { fieldResource } from './field.ts';
import { getMembersCustomFieldApplications, getRolesCustomFieldApplications } from './read-applications.ts';
import { listCustomFieldSuggestions, listCustomFields, queryCustomFieldSuggestions } from './read-fields.ts';
import {
  createCustomFieldApplication,
  deleteCustomFieldApplication,
  getCustomFieldApplication,
  getCustomFieldApplications,
  updateCustomFieldApplication,
} from './write-applications.ts';
import { createCustomField, hideCustomField, updateCustomField, updateCustomFieldsOrder } from './write-fields.ts';

export const served = [
  ...serve(memberCustomFields, {
    ...fieldResource.useCases,
    createCustomField,
    listCustomFields,
    updateCustomField,
    hideCustomField,
    updateCustomFieldsOrder,
  }),
  ...serve(memberCustomFieldApplications, {
    createCustomFieldApplication,
    deleteCustomFieldApplication,
    updateCustomFieldApplication,
    getCustomFieldApplication,
    getCustomFieldApplications,
    getMembersCustomFieldApplications,
    getRolesCustomFieldApplications,
  }),
  ...serve(memberCustomFieldSuggestions, { listCustomFieldSuggestions, queryCustomFieldSuggestions }),
];
