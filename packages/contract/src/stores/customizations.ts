import { crud } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  fieldMask,
  guid,
  immutable,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { ApplicationError, BulkActionMetadata } from '../shared/errors.ts';
import { InfoSectionCursorQuery } from './info-sections.ts';
import { ChoiceType } from './product-v3-parts.ts';

export const CustomizationImage = message('CustomizationImage', {
  id: text({ maxLength: 400 }),
  url: webUrl,
  height: readonly(number()),
  width: readonly(number()),
  altText: nullable(text({ maxLength: 200 })),
  filename: readonly(nullable(text({ maxLength: 200 }))),
});
export const CustomizationChoice = message('CustomizationChoice', {
  colorCode: text({ minLength: 3, maxLength: 20 }),
  id: readonly(guid),
  choiceType: immutable(ChoiceType),
  key: readonly(nullable(text({ minLength: 1, maxLength: 50 }))),
  name: text({ minLength: 1, maxLength: 50 }),
  defaultAddedPrice: nullable(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  displayImage: ref(CustomizationImage),
  primaryChoiceIds: list(guid, { maxItems: 4 }),
});
export const CustomizationChoicesSettings = message('CustomizationChoicesSettings', {
  choices: immutable(list(ref(CustomizationChoice), { maxItems: 1000 })),
});
export const CustomizationFreeTextSettings = message('CustomizationFreeTextSettings', {
  minCharCount: number(),
  maxCharCount: number({ maximum: 500 }),
  defaultAddedPrice: nullable(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  title: text({ minLength: 1, maxLength: 100 }),
  key: readonly(nullable(text({ minLength: 1, maxLength: 150 }))),
});
export const CustomizationRenderType = choice('FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES');
export const CustomizationType = choice('PRODUCT_OPTION', 'MODIFIER');
export const Customization = message(
  'Customization',
  {
    freeTextInput: ref(CustomizationFreeTextSettings),
    choicesSettings: ref(CustomizationChoicesSettings),
    id: readonly(nullable(text({ minLength: 1, maxLength: 36 }))),
    revision: readonly(nullable(int64)),
    createdDate: readonly(nullable(date)),
    updatedDate: readonly(nullable(date)),
    key: readonly(nullable(text({ minLength: 1, maxLength: 50 }))),
    name: text({ minLength: 1, maxLength: 50 }),
    customizationType: immutable(CustomizationType),
    customizationRenderType: immutable(CustomizationRenderType),
    assignedProductsCount: readonly(nullable(number())),
  },
  { atMostOne: [['freeTextInput', 'choicesSettings']] },
);
export const CustomizationRequestedFields = choice('ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE');
export const CustomizationItemMetadata = message('CustomizationItemMetadata', {
  id: nullable(text({ minLength: 1, maxLength: 36 })),
  originalIndex: integer(),
  success: boolean,
  error: ref(ApplicationError),
});
export const BulkCustomizationResult = message('BulkCustomizationResult', {
  itemMetadata: ref(CustomizationItemMetadata),
  customization: ref(Customization),
});
export const MaskedChoice = message('MaskedChoice', {
  choice: ref(CustomizationChoice),
  fieldMask: fieldMask('choice'),
});
export const CustomizationChoices = message('CustomizationChoices', {
  customizationId: text({ minLength: 1, maxLength: 36 }),
  choices: list(ref(CustomizationChoice), { minItems: 1, maxItems: 100 }),
});

export const customizations = service('stores.customizations-v-3', ['/stores', '', '/_api/customization'], {
  ...crud({
    entity: Customization,
    one: 'customization',
    many: 'customizations',
    path: '/v3/customizations',
    permission: 'WIX_STORES.CUSTOMIZATION',
    mask: 'fieldMask',
    required: ['customizationRenderType', 'customizationType', 'name'],
    fields: CustomizationRequestedFields,
    query: { request: InfoSectionCursorQuery, limits: { maxItems: 200 }, alsoPost: true },
    bulk: {
      results: list(ref(BulkCustomizationResult), { minItems: 1, maxItems: 100 }),
      masked: message('MaskedCustomization', {
        customization: ref(Customization),
        fieldMask: fieldMask('customization'),
      }),
    },
    serves: ['create', 'get', 'update', 'delete', 'query', 'count', 'bulkCreate', 'bulkUpdate'],
    differs: {
      create: {
        required: [
          'customization',
          'customization.customizationRenderType',
          'customization.customizationType',
          'customization.name',
          'customization.(freeTextInput|choicesSettings)',
          'customization.choicesSettings.choices',
        ],
        errors: [
          'DOESNT_SUPPORT_CHOICES',
          'DOESNT_SUPPORT_FREE_TEXT',
          'CHOICES_LIMIT_EXCEEDED',
          'OPTIONS_LIMIT_EXCEEDED',
          'MODIFIERS_LIMIT_EXCEEDED',
          'INVALID_CUSTOMIZATION_RENDER_TYPE',
          'INVALID_FREE_TEXT_SETTINGS',
          'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
        ],
      },
      update: {
        errors: [
          'INVALID_CUSTOMIZATION_RENDER_TYPE',
          'DOESNT_SUPPORT_CHOICES',
          'CHOICES_LIMIT_EXCEEDED',
          'INVALID_FREE_TEXT_SETTINGS',
          'DOESNT_SUPPORT_FREE_TEXT',
          'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
        ],
      },
      bulkCreate: {
        required: ['customizations'],
        errors: [
          'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
          'OPTIONS_LIMIT_EXCEEDED',
          'MODIFIERS_LIMIT_EXCEEDED',
          'DOESNT_SUPPORT_CHOICES',
          'CHOICES_LIMIT_EXCEEDED',
        ],
      },
      bulkUpdate: {
        required: [
          'customizations',
          'customizations.customization.id',
          'customizations.customization.name',
          'customizations.customization.revision',
        ],
        errors: [
          'INVALID_FREE_TEXT_SETTINGS',
          'DOESNT_SUPPORT_FREE_TEXT',
          'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
        ],
      },
    },
  }),
  addCustomizationChoices: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/customizations/{customizationId}/add-choices',
    summary: 'Add customization choices',
    permit: backOffice('WIX_STORES.CUSTOMIZATION_UPDATE'),
    request: {
      customizationId: guid,
      choices: list(ref(CustomizationChoice), { minItems: 1, maxItems: 1000 }),
      fields: list(CustomizationRequestedFields, { maxItems: 100 }),
    },
    response: {
      customization: ref(Customization),
    },
    required: ['choices', 'customizationId'],
    errors: [
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
      'DOESNT_SUPPORT_FREE_TEXT',
      'ALREADY_EXISTS',
      'INVALID_FREE_TEXT_SETTINGS',
      'CHOICES_LIMIT_EXCEEDED',
      'DOESNT_SUPPORT_CHOICES',
    ],
  }),
  setCustomizationChoices: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/customizations/{customizationId}/set-choices',
    summary: 'Set customization choices',
    permit: backOffice('WIX_STORES.CUSTOMIZATION_UPDATE'),
    request: {
      customizationId: guid,
      choices: list(ref(CustomizationChoice), { minItems: 1, maxItems: 1000 }),
      fields: list(CustomizationRequestedFields, { maxItems: 100 }),
    },
    response: {
      customization: ref(Customization),
    },
    required: ['choices', 'customizationId'],
    errors: [
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
      'DOESNT_SUPPORT_FREE_TEXT',
      'ALREADY_EXISTS',
      'INVALID_FREE_TEXT_SETTINGS',
      'DOESNT_SUPPORT_CHOICES',
      'CHOICES_LIMIT_EXCEEDED',
    ],
  }),
  removeCustomizationChoices: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/customizations/{customizationId}/remove-choices',
    summary: 'Remove customization choices',
    permit: backOffice('WIX_STORES.CUSTOMIZATION_UPDATE'),
    request: {
      customizationId: guid,
      choiceIds: list(guid, { minItems: 1, maxItems: 100 }),
      revision: int64,
      fields: list(CustomizationRequestedFields, { maxItems: 100 }),
    },
    response: {
      customization: ref(Customization),
    },
    required: ['choiceIds', 'customizationId'],
    errors: [
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
      'DOESNT_SUPPORT_CHOICES',
      'DOESNT_SUPPORT_FREE_TEXT',
      'CHOICES_LIMIT_EXCEEDED',
      'ALREADY_EXISTS',
      'INVALID_FREE_TEXT_SETTINGS',
      'CHOICE_NOT_FOUND',
      'CHOICE_ASSIGNED_TO_PRODUCT',
    ],
  }),
  updateCustomizationChoices: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/customizations/{customizationId}/update-choices',
    summary: 'Update customization choices',
    permit: backOffice('WIX_STORES.CUSTOMIZATION_UPDATE'),
    request: {
      customizationId: guid,
      revision: int64,
      choices: list(ref(MaskedChoice), { minItems: 1, maxItems: 100 }),
      fields: list(CustomizationRequestedFields, { maxItems: 100 }),
    },
    response: {
      customization: ref(Customization),
    },
    required: ['customizationId', 'choices', 'choices.choice', 'revision'],
    errors: [
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
      'DOESNT_SUPPORT_CHOICES',
      'DOESNT_SUPPORT_FREE_TEXT',
      'CHOICES_LIMIT_EXCEEDED',
      'ALREADY_EXISTS',
      'INVALID_FREE_TEXT_SETTINGS',
      'CHOICE_NOT_FOUND',
    ],
  }),
  reorderCustomizationChoices: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/customizations/{customizationId}/reorder-choices',
    summary: 'Reorder customization choices',
    permit: backOffice('WIX_STORES.CUSTOMIZATION_UPDATE'),
    request: {
      customizationId: guid,
      revision: int64,
      choiceIds: list(guid, { minItems: 1, maxItems: 1000 }),
      fields: list(CustomizationRequestedFields, { maxItems: 100 }),
    },
    response: {
      customization: ref(Customization),
    },
    required: ['customizationId', 'choiceIds', 'revision'],
    errors: [
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
      'DOESNT_SUPPORT_FREE_TEXT',
      'CHOICES_LIMIT_EXCEEDED',
      'ALREADY_EXISTS',
      'INVALID_FREE_TEXT_SETTINGS',
      'DOESNT_SUPPORT_CHOICES',
      'CHOICE_IDS_MISMATCH',
    ],
  }),
  bulkAddCustomizationChoices: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/customizations/add-choices',
    summary: 'Bulk add customization choices',
    permit: backOffice('WIX_STORES.CUSTOMIZATION_UPDATE'),
    request: {
      customizationsChoices: list(ref(CustomizationChoices), { minItems: 1, maxItems: 1000 }),
      returnEntity: boolean,
      fields: list(CustomizationRequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkCustomizationResult), { minItems: 1, maxItems: 1000 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['customizationsChoices', 'customizationsChoices.choices', 'customizationsChoices.customizationId'],
    errors: ['CHOICES_LIMIT_EXCEEDED', 'DOESNT_SUPPORT_CHOICES'],
  }),
});

export const customizationEvents = events('wix.stores.catalog.v3.customization', {
  entity: Customization,
  permission: 'WIX_STORES.CUSTOMIZATION_READ',
  created: 'A customization is created, by itself or with a product.',
  updated: 'The name or the choices of a customization change.',
  deleted: { when: 'A customization is deleted.', carriesEntity: true },
});
