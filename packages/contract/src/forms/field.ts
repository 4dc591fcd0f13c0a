/** The fields of a form: what they ask for, and what may be entered. */
import {
  anything,
  boolean,
  choice,
  guid,
  immutable,
  integer,
  list,
  message,
  nullable,
  number,
  ref,
  text,
} from '../schema.ts';
import { RichContent } from '../shared/rich-content.ts';

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

/** An address with the fields of its country. */
const FormMultilineAddress = message('FormMultilineAddress', {
  ...described,
  showAddressLabels: nullable(boolean),
  defaultCountryConfig: ref(
    message('FormDefaultCountry', {
      countryOptions: text({ minLength: 2, maxLength: 2 }),
      type: choice('UNKNOWN_DEFAULT_COUNTRY', 'BY_IP', 'COUNTRY'),
    }),
  ),
  fieldSettings: ref(
    message('FormAddressFields', { addressLine2: ref(message('FormAddressLine2', { show: boolean })) }),
  ),
});
const FormAddressOptions = message('FormAddressOptions', {
  multilineAddressOptions: ref(FormMultilineAddress),
  componentType: choice('UNKNOWN_COMPONENT_TYPE', 'MULTILINE_ADDRESS'),
  validation: ref(
    message('FormAddressValidation', {
      allowedCountries: list(text({ minLength: 2, maxLength: 2 }), { maxItems: 200 }),
    }),
  ),
});
/** Files that people send along. */
const FormFileUpload = message('FormFileUpload', {
  ...described,
  buttonText: nullable(text({ maxLength: 500 })),
  explanationText: nullable(text({ maxLength: 255 })),
});
const FormFileOptions = message('FormFileOptions', {
  fileUploadOptions: ref(FormFileUpload),
  componentType: choice('UNKNOWN_COMPONENT_TYPE', 'FILE_UPLOAD', 'SIGNATURE'),
  validation: ref(
    message('FormFileValidation', {
      fileLimit: integer({ minimum: 1, maximum: 30 }),
      uploadFileFormats: list(choice('VIDEO', 'IMAGE', 'AUDIO', 'DOCUMENT', 'ARCHIVE', 'MODEL_3D'), { maxItems: 6 }),
    }),
  ),
});

/** What a field says of the contact of whoever sends the form. */
const FormContactMapping = message('FormContactMapping', {
  /** With SUBSCRIPTION: whether an answer to a mail confirms it. */
  subscriptionInfo: ref(
    message('FormSubscription', {
      confirmationLevel: choice('UNKNOWN_CONFIRMATION_LEVEL', 'SINGLE_CONFIRMATION', 'DOUBLE_CONFIRMATION'),
      subscriptionChannels: list(choice('EMAIL', 'SMS'), { maxItems: 2 }),
    }),
  ),
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
    wixFileOptions: ref(FormFileOptions),
    addressOptions: ref(FormAddressOptions),
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
  {
    atMostOne: [
      ['stringOptions', 'numberOptions', 'booleanOptions', 'arrayOptions', 'wixFileOptions', 'addressOptions'],
    ],
  },
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
