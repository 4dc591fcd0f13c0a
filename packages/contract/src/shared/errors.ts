import { anyObject, boolean, choice, guid, integer, list, mapOf, message, nullable, ref, text } from '../schema.ts';

export const ApplicationError = message('ApplicationError', {
  code: text(),
  description: text(),
  data: nullable(anyObject),
});
export const BulkActionMetadata = message('BulkActionMetadata', {
  totalSuccesses: integer(),
  totalFailures: integer(),
  undetailedFailures: integer(),
});
export const SystemError = message('SystemError', {
  errorCode: nullable(text()),
});
export const RuleType = choice(
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
);
export const FieldViolation = message('FieldViolation', {
  field: text(),
  description: text(),
  violatedRule: RuleType,
  ruleName: nullable(text()),
  data: nullable(anyObject),
});
export const ValidationError = message('ValidationError', {
  fieldViolations: list(ref(FieldViolation)),
});
export const Details = message(
  'Details',
  {
    applicationError: ref(ApplicationError),
    validationError: ref(ValidationError),
    systemError: ref(SystemError),
    tracing: mapOf(text()),
  },
  { atMostOne: [['applicationError', 'validationError', 'systemError']] },
);
export const CarrierError = message('CarrierError', {
  carrierId: text(),
  error: ref(Details),
});
export const CarrierErrors = message('CarrierErrors', {
  errors: list(ref(CarrierError)),
});
export const CalculationErrors = message(
  'CalculationErrors',
  {
    generalShippingCalculationError: ref(Details),
    carrierErrors: ref(CarrierErrors),
    selectedShippingOptionError: ref(Details),
    taxCalculationError: ref(Details),
    couponCalculationError: ref(Details),
    giftCardCalculationError: ref(Details),
    orderValidationErrors: list(ref(ApplicationError)),
    membershipError: ref(Details),
    discountsCalculationError: ref(Details),
  },
  { atMostOne: [['generalShippingCalculationError', 'carrierErrors', 'selectedShippingOptionError']] },
);
export const ItemMetadata = message('ItemMetadata', {
  id: nullable(guid),
  originalIndex: integer(),
  success: boolean,
  error: ref(ApplicationError),
});
export const Severity = choice('WARNING', 'ERROR');
