/** A form: its fields with their rules, what happens when it is sent, and when it closes. */
import { events } from '../events.ts';
import {
  anyObject,
  anything,
  boolean,
  choice,
  date,
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
  refByName,
  text,
} from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { RichContent } from '../shared/rich-content.ts';

/** The namespace of forms on pages. */
export const FORMS_NAMESPACE = 'wix.form_app.form';
export const MOST_FIELDS = 500;

const label = nullable(text({ maxLength: 350 }));
const described = { label, description: ref(RichContent), showLabel: nullable(boolean) };
const placeholder = nullable(text({ maxLength: 100 }));

const FormTextOption = message('FormTextOption', {
  id: immutable(guid),
  label: nullable(text({ maxLength: 400 })),
  value: nullable(text({ maxLength: 20_000 })),
  default: boolean,
});
const FormListOption = message('FormListOption', {
  id: immutable(guid),
  label: nullable(text({ maxLength: 400 })),
  value: anything,
  default: boolean,
});
/** An option by which people enter words of their own. */
const FormCustomOption = message('FormCustomOption', { label, placeholder });

export const FormStringFormat = choice(
  ...(['UNKNOWN_FORMAT', 'DATE', 'TIME', 'DATE_TIME', 'EMAIL', 'URL', 'UUID', 'PHONE', 'URI', 'HOSTNAME'] as const),
  ...(['COLOR_HEX', 'CURRENCY', 'LANGUAGE', 'DATE_OPTIONAL_TIME'] as const),
);
const FormStringValidation = message('FormStringValidation', {
  minLength: nullable(integer({ minimum: 0, maximum: 20_000 })),
  maxLength: nullable(integer({ minimum: 0, maximum: 20_000 })),
  pattern: nullable(text({ maxLength: 500 })),
  format: FormStringFormat,
  enum: nullable(list(text({ maxLength: 20_000 }), { maxItems: 500 })),
});
const FormNumberValidation = message('FormNumberValidation', {
  maximum: nullable(number()),
  minimum: nullable(number()),
  multipleOf: nullable(number()),
  enum: nullable(list(number(), { maxItems: 500 })),
});
const FormBooleanValidation = message('FormBooleanValidation', { enum: list(boolean, { maxItems: 2 }) });
const FormArrayValidation = message('FormArrayValidation', {
  maxItems: nullable(integer({ minimum: 0, maximum: 1000 })),
  minItems: nullable(integer({ minimum: 0, maximum: 1000 })),
});

const FormTextInput = message('FormTextInput', {
  ...described,
  placeholder,
  default: nullable(text({ maxLength: 20_000 })),
});
const options = list(ref(FormTextOption), { maxItems: 400 });
const FormRadioGroup = message('FormRadioGroup', { ...described, options, customOption: ref(FormCustomOption) });
const FormDropdown = message('FormDropdown', {
  ...described,
  options,
  customOption: ref(FormCustomOption),
  placeholder,
});
const FormPhoneInput = message('FormPhoneInput', {
  ...described,
  placeholder,
  defaultCountryCode: nullable(text({ minLength: 1, maxLength: 5 })),
});
const FormDateInput = message('FormDateInput', { ...described, default: nullable(text({ maxLength: 50 })) });
const FormNumberInput = message('FormNumberInput', { ...described, placeholder, default: nullable(number()) });
const FormRatingInput = message('FormRatingInput', {
  ...described,
  defaultValue: nullable(number({ minimum: 1, maximum: 5 })),
});
/** A box to tick: its label is what people agree to. */
const FormCheckbox = message('FormCheckbox', { label: ref(RichContent), checked: boolean });
const FormCheckboxGroup = message('FormCheckboxGroup', {
  ...described,
  options: list(ref(FormListOption), { maxItems: 400 }),
  customOption: ref(FormCustomOption),
});

const FormStringOptions = message(
  'FormStringOptions',
  {
    textInputOptions: ref(FormTextInput),
    radioGroupOptions: ref(FormRadioGroup),
    dropdownOptions: ref(FormDropdown),
    phoneInputOptions: ref(FormPhoneInput),
    dateInputOptions: ref(FormDateInput),
    timeInputOptions: ref(FormDateInput),
    datePickerOptions: ref(FormDateInput),
    dateTimeOptions: ref(FormDateInput),
    validation: ref(FormStringValidation),
    componentType: choice(
      ...(['UNKNOWN_COMPONENT_TYPE', 'TEXT_INPUT', 'RADIO_GROUP', 'DROPDOWN', 'DATE_TIME', 'PHONE_INPUT'] as const),
      ...(['DATE_INPUT', 'TIME_INPUT', 'DATE_PICKER', 'SERVICES_DROPDOWN', 'PASSWORD'] as const),
    ),
  },
  {
    atMostOne: [
      [
        ...['textInputOptions', 'radioGroupOptions', 'dropdownOptions', 'phoneInputOptions'],
        ...['dateInputOptions', 'timeInputOptions', 'datePickerOptions', 'dateTimeOptions'],
      ],
    ],
  },
);
const FormNumberOptions = message(
  'FormNumberOptions',
  {
    numberInputOptions: ref(FormNumberInput),
    ratingInputOptions: ref(FormRatingInput),
    validation: ref(FormNumberValidation),
    componentType: choice('UNKNOWN_COMPONENT_TYPE', 'NUMBER_INPUT', 'RATING_INPUT'),
  },
  { atMostOne: [['numberInputOptions', 'ratingInputOptions']] },
);
const FormBooleanOptions = message('FormBooleanOptions', {
  checkboxOptions: ref(FormCheckbox),
  validation: ref(FormBooleanValidation),
  componentType: choice('UNKNOWN_COMPONENT_TYPE', 'CHECKBOX'),
});
const FormArrayOptions = message('FormArrayOptions', {
  checkboxGroupOptions: ref(FormCheckboxGroup),
  validation: ref(FormArrayValidation),
  componentType: choice('UNKNOWN_COMPONENT_TYPE', 'CHECKBOX_GROUP', 'TAGS', 'SERVICES_CHECKBOX_GROUP'),
});

/** What a field says of the contact of whoever sends the form. */
const FormContactMapping = message('FormContactMapping', {
  contactField: choice(
    ...(['FIRST_NAME', 'LAST_NAME', 'COMPANY', 'POSITION', 'EMAIL', 'PHONE', 'ADDRESS', 'BIRTHDATE'] as const),
    ...(['CUSTOM_FIELD', 'SUBSCRIPTION', 'VAT_ID'] as const),
  ),
});
const FormInputField = message(
  'FormInputField',
  {
    stringOptions: ref(FormStringOptions),
    numberOptions: ref(FormNumberOptions),
    booleanOptions: ref(FormBooleanOptions),
    arrayOptions: ref(FormArrayOptions),
    target: immutable(text({ minLength: 1, maxLength: 200 })),
    pii: boolean,
    required: boolean,
    inputType: choice(
      ...(['UNKNOWN_INPUT_TYPE', 'STRING', 'NUMBER', 'BOOLEAN', 'ARRAY', 'OBJECT', 'WIX_FILE', 'PAYMENT'] as const),
      ...(['SCHEDULING', 'ADDRESS', 'MULTILINE_ADDRESS', 'OBJECT_ARRAY'] as const),
    ),
    contactMapping: ref(FormContactMapping),
    readOnly: boolean,
  },
  { atMostOne: [['stringOptions', 'numberOptions', 'booleanOptions', 'arrayOptions']] },
);
/** Something to read between the fields. */
const FormDisplayField = message('FormDisplayField', {
  richContentOptions: ref(message('FormRichContentOptions', { richContent: ref(RichContent) })),
  displayFieldType: choice('UNKNOWN_FIELD_TYPE', 'RICH_CONTENT', 'PAGE_NAVIGATION', 'LOGIN_BAR'),
});
export const FormField = message(
  'FormField',
  {
    inputOptions: ref(FormInputField),
    displayOptions: ref(FormDisplayField),
    id: immutable(guid),
    hidden: boolean,
    identifier: nullable(text({ maxLength: 50 })),
    fieldType: choice('UNKNOWN_FIELD_TYPE', 'INPUT', 'DISPLAY'),
  },
  { atMostOne: [['inputOptions', 'displayOptions']] },
);

export const FormOperator = choice(
  ...(['EQUAL', 'NOT_EQUAL', 'EMPTY', 'NOT_EMPTY', 'CONTAINS', 'NOT_CONTAINS', 'LESS_THAN'] as const),
  ...(['LESS_THAN_OR_EQUALS', 'GREATER_THAN', 'GREATER_THAN_OR_EQUALS', 'BEFORE', 'AFTER'] as const),
  ...(['CHECKED', 'NOT_CHECKED', 'IN', 'NOT_IN'] as const),
);
/** A condition on what was entered, or several of them. */
export type FormExpression = {
  and?: { conditions?: FormExpression[] };
  or?: { conditions?: FormExpression[] };
  condition?: { target?: string; operator?: (typeof FormOperator)['enum'][number]; value?: unknown };
};
const conditions = list(refByName<FormExpression>('FormConditionNode'), { minItems: 1, maxItems: 400 });
const FormCondition = message('FormCondition', {
  target: text({ maxLength: 100 }),
  operator: FormOperator,
  value: anything,
});
const FormAndCondition = message('FormAndCondition', { conditions });
const FormOrCondition = message('FormOrCondition', { conditions });
message(
  'FormConditionNode',
  { and: ref(FormAndCondition), or: ref(FormOrCondition), condition: ref(FormCondition) },
  { atMostOne: [['and', 'or', 'condition']] },
);
const FormFieldOverride = message(
  'FormFieldOverride',
  {
    fieldId: guid,
    requiredOptions: ref(message('FormRequiredOptions', { required: nullable(boolean) })),
    hiddenOptions: ref(message('FormHiddenOptions', { hidden: nullable(boolean) })),
    propertyType: choice('UNKNOWN_CHANGEABLE_PROPERTY', 'REQUIRED', 'HIDDEN', 'ALLOWED_VALUES'),
  },
  { atMostOne: [['requiredOptions', 'hiddenOptions']] },
);
/** Shows, hides or requires fields while what was entered meets a condition. */
const FormRule = message('FormRule', {
  id: immutable(guid),
  name: nullable(text({ maxLength: 200 })),
  expression: refByName<FormExpression>('FormConditionNode'),
  overrides: list(
    ref(message('FormRuleOverride', { fieldOptions: ref(FormFieldOverride), entityType: choice('FIELD') })),
    { maxItems: 500 },
  ),
});

const FormSubmitSettings = message(
  'FormSubmitSettings',
  {
    thankYouMessageOptions: ref(
      message('FormThankYouMessage', {
        durationInSeconds: nullable(integer({ minimum: 0 })),
        richContent: ref(RichContent),
      }),
    ),
    redirectOptions: ref(
      message('FormRedirectOptions', {
        redirectUrl: nullable(text({ maxLength: 2000 })),
        target: choice('UNKNOWN_TARGET', 'SELF', 'BLANK'),
      }),
    ),
    submitSuccessAction: choice('UNKNOWN_SUBMIT_SUCCESS_ACTION', 'NO_ACTION', 'THANK_YOU_MESSAGE', 'REDIRECT', 'POPUP'),
  },
  { atMostOne: [['thankYouMessageOptions', 'redirectOptions']] },
);
const FormLimitationRule = message('FormLimitationRule', {
  maxAllowedSubmissions: nullable(integer({ minimum: 0 })),
  dateTimeDeadline: nullable(date),
});

export const Form = message('Form', {
  id: readonly(nullable(guid)),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  namespace: immutable(text({ minLength: 10, maxLength: 50 })),
  name: nullable(text({ maxLength: 200 })),
  enabled: nullable(boolean),
  formFields: list(ref(FormField), { maxItems: MOST_FIELDS }),
  deletedFormFields: readonly(list(ref(FormField), { maxItems: 150 })),
  steps: list(
    ref(
      message('FormStep', {
        id: immutable(guid),
        name: nullable(text({ maxLength: 200 })),
        hidden: boolean,
        layout: anyObject,
      }),
    ),
    { maxItems: 100 },
  ),
  formRules: list(ref(FormRule), { maxItems: 100 }),
  limitationRule: ref(FormLimitationRule),
  spamFilterProtectionLevel: choice('UNKNOWN', 'NONE', 'BASIC', 'ADVANCED'),
  submitSettings: ref(FormSubmitSettings),
  disabledFormMessage: ref(RichContent),
  extendedFields: ref(ExtendedFields),
});

export const formEvents = events('wix.forms.v4.form', {
  entity: Form,
  permission: 'forms:v4:form:get_form',
  created: 'A form is made, cloned, or restored from the trash.',
  updated: 'A form changes.',
  deleted: 'A form is deleted, or moved to the trash.',
});
