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
  readonly,
  ref,
  refByName,
  text,
} from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { RichContent } from '../shared/rich-content.ts';
import { FormField } from './field.ts';

/** The namespace of forms on pages. */
export const FORMS_NAMESPACE = 'wix.form_app.form';
export const MOST_FIELDS = 500;

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
