import type { Answer } from './transport.ts';

export type FieldViolation = {
  field?: string;
  description?: string;
  violatedRule?: string;
  ruleName?: string;
  data?: Record<string, unknown> | null;
};
export type ApplicationError = { code: string; description: string; data: Record<string, unknown> | null };

type ErrorBody = {
  message?: string;
  details?: {
    applicationError?: Partial<ApplicationError>;
    validationError?: { fieldViolations?: FieldViolation[] };
  };
};

/**
 * An unsuccessful answer. `code` is the application error code, or the HTTP status as text where there is none;
 * `violations` names the invalid fields and the rules they violate.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: Record<string, unknown> | null;
  readonly violations: FieldViolation[];
  readonly requestId: string | null;

  constructor(answer: Answer) {
    const body = (answer.body ?? {}) as ErrorBody;
    const violations = body.details?.validationError?.fieldViolations ?? [];
    const invalid = violations.map((violation) => `${violation.field} ${violation.description}`).join('; ');
    super(invalid ? `INVALID_ARGUMENT: ${invalid}` : body.message || `The server answered ${answer.status}`);
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = body.details?.applicationError?.code ?? String(answer.status);
    this.data = body.details?.applicationError?.data ?? null;
    this.violations = violations;
    this.requestId = answer.requestId;
  }

  /** The error in its wire form. */
  get applicationError(): ApplicationError {
    return { code: this.code, description: this.message, data: this.data };
  }
}
