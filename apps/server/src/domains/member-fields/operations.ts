import { memberCustomFieldApplications, memberCustomFieldSuggestions, memberCustomFields } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getMembersCustomFieldApplications, getRolesCustomFieldApplications } from './read-applications.ts';
import {
  getCustomField,
  listCustomFieldSuggestions,
  listCustomFields,
  queryCustomFieldSuggestions,
} from './read-fields.ts';
import {
  createCustomFieldApplication,
  deleteCustomFieldApplication,
  getCustomFieldApplication,
  getCustomFieldApplications,
  updateCustomFieldApplication,
} from './write-applications.ts';
import {
  createCustomField,
  deleteCustomField,
  hideCustomField,
  updateCustomField,
  updateCustomFieldsOrder,
} from './write-fields.ts';

export const served = [
  ...serve(memberCustomFields, {
    createCustomField,
    getCustomField,
    listCustomFields,
    updateCustomField,
    deleteCustomField,
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
