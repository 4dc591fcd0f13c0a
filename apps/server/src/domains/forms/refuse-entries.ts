import { invalid, type Refusal } from '../../platform/refusal.ts';
import type { EntryError } from './check-submission.ts';

/** The refusal of entries, with a violation for each field, that names it and the rule. */
export const refusalOf = (errors: readonly EntryError[]): Refusal =>
  invalid(
    ...errors.map((error) => ({
      field: `submission.submissions.${error.errorPath}`,
      description: DESCRIPTIONS[error.errorType] ?? 'is not valid',
      violatedRule: 'OTHER' as const,
      ruleName: 'SUBMISSION_VALIDATION',
      data: { submissionValidationErrors: { errors: [error] } },
    })),
  );

export const DESCRIPTIONS: Partial<Record<EntryError['errorType'], string>> = {
  TYPE_ERROR: 'is of the wrong type',
  REQUIRED_VALUE_ERROR: 'is required',
  UNKNOWN_VALUE_ERROR: 'is not a field of the form',
  MAX_LENGTH_ERROR: 'is too long',
  MIN_LENGTH_ERROR: 'is too short',
  PATTERN_ERROR: 'does not match the pattern of the field',
  FORMAT_ERROR: 'does not have the format of the field',
  MAX_VALUE_ERROR: 'is too large',
  MIN_VALUE_ERROR: 'is too small',
  MULTIPLE_OF_VALUE_ERROR: 'is not a multiple of the field’s step',
  MIN_ITEMS_ERROR: 'has too few items',
  MAX_ITEMS_ERROR: 'has too many items',
  NOT_ALLOWED_VALUE_ERROR: 'is not one of the options',
  DISABLED_FORM_ERROR: 'takes no more submissions: the form is closed',
};
