/**
 * The outcome of something that may be refused. A refusal is a value for callers to check, not an exception; `Refusal`
 * holds its reasons.
 */
export type Result<Value, Refusal extends object> = { ok: true; value: Value } | ({ ok: false } & Refusal);

/** One mistake in a request, in wire terms. */
export type Violation = {
  /** The path within the request, such as `filter.price.$gt`. */
  field: string;
  description: string;
  violatedRule: ViolatedRule;
  ruleName?: string;
  data?: Record<string, unknown>;
};

/** The names of violated rules, as clients know them. */
export type ViolatedRule =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_LT'
  | 'DECIMAL_GT'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT'
  | 'EXACT_LENGTH'
  | 'EXACT_SIZE'
  | 'REQUIRED_ONE_OF_FIELD';

/** A checked part of a request, or all of its violations. */
export type Checked<Value> = Result<Value, { violations: Violation[] }>;
