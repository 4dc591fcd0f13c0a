import { messages, type Operation, operations } from '@stoa/contract';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { ViolatedRule, Violation } from '../platform/result.ts';

/**
 * Checks requests and, outside production, answers against the contract. Each type is known to the one validator by
 * its name and compiled when first needed, so that starting does not grow with the number of operations.
 */
const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, coerceTypes: false });
addFormats.default(ajv, ['date-time']);
ajv.addFormat('guid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i);
ajv.addFormat('email', /^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/);
ajv.addFormat('web-url', /^https?:\/\/[^\s<>"]+$|^wix:[^\s<>"]+$|^\/[^\s<>"]*$/i);
ajv.addFormat('currency', /^[A-Z]{3}$/);
ajv.addFormat('country', /^[A-Z]{2}$/);
ajv.addFormat('int64', /^-?\d{1,19}$/);
ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/);
ajv.addKeyword({ keyword: 'decimal', type: 'string', validate: withinDecimalLimits, errors: false });
ajv.addKeyword({ keyword: 'atMostOne', type: 'object', validate: setsAtMostOne, errors: false });
for (const [name, schema] of messages) ajv.addSchema(schema as object, name);
for (const operation of operations.values()) {
  ajv.addSchema(operation.request as object, `${operation.id}.request`);
  ajv.addSchema(operation.response as object, `${operation.id}.response`);
}

/** More than these are not worth reading; an attacker may cause thousands. */
const MOST_VIOLATIONS = 20;

/** What is wrong with a request, as the wire names it: empty when nothing is. */
export function violationsOf(operation: Operation, request: unknown): Violation[] {
  const missing = operation.required.flatMap((path) => missingAt(request, path.split('.'), ''));
  return [...missing, ...schemaViolations(`${operation.id}.request`, request)].slice(0, MOST_VIOLATIONS);
}

/** What is wrong with an answer. An empty list, or a fault of ours. */
export const answerViolationsOf = (operation: Operation, answer: unknown): Violation[] =>
  schemaViolations(`${operation.id}.response`, answer);

function schemaViolations(id: string, value: unknown): Violation[] {
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`no schema ${id}`);
  if (validate(value)) return [];
  const seen = new Set<string>();
  return (validate.errors ?? [])
    .filter(isTelling)
    .map(toViolation)
    .filter((violation) => {
      const key = `${violation.field} ${violation.violatedRule}`;
      return !seen.has(key) && seen.add(key);
    });
}

/** "Null or a string" fails thrice; only what is wrong with the string is of interest. */
const isTelling = (error: ErrorObject): boolean =>
  error.keyword !== 'anyOf' && !(error.keyword === 'type' && error.params.type === 'null');

const rules: Record<string, ViolatedRule> = {
  minLength: 'MIN_LENGTH',
  maxLength: 'MAX_LENGTH',
  minItems: 'MIN_SIZE',
  maxItems: 'MAX_SIZE',
  minimum: 'MIN',
  maximum: 'MAX',
  format: 'FORMAT',
  enum: 'INVALID_ENUM_VALUE',
  const: 'INVALID_ENUM_VALUE',
  atMostOne: 'ONE_OF_ALIGNMENT',
  decimal: 'DECIMAL_LTE',
};

function toViolation(error: ErrorObject): Violation {
  const field = error.instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/');
  if (error.keyword === 'enum') {
    const values = error.params.allowedValues as unknown[];
    return {
      field,
      description: `must be one of ${values.join(', ')}`,
      violatedRule: 'INVALID_ENUM_VALUE',
      data: { values },
    };
  }
  if (error.keyword === 'format') {
    const ruleName = String(error.params.format).toUpperCase().replaceAll('-', '_');
    return { field, description: `has invalid format ${ruleName}`, violatedRule: 'FORMAT', ruleName };
  }
  if (error.keyword === 'decimal') return { field, ...decimalViolation(error) };
  if (error.keyword === 'atMostOne') {
    const groups = (error.schema as string[][]).map((group) => group.join(', '));
    return { field, description: `may set only one of ${groups.join('; ')}`, violatedRule: 'ONE_OF_ALIGNMENT' };
  }
  const violatedRule = rules[error.keyword] ?? 'OTHER';
  const ruleName = error.keyword === 'type' ? 'INVALID_TYPE' : undefined;
  return {
    field,
    description: error.message ?? 'is not valid',
    violatedRule,
    ...(ruleName ? { ruleName } : {}),
    data: error.params,
  };
}

type DecimalLimits = { gte?: number; lte?: number; maxScale?: number };

function brokenDecimalRule(limits: DecimalLimits, value: string): { rule: ViolatedRule; text: string } | null {
  const amount = Number(value);
  if (limits.gte !== undefined && amount < limits.gte)
    return { rule: 'DECIMAL_GTE', text: `must be at least ${limits.gte}` };
  if (limits.lte !== undefined && amount > limits.lte)
    return { rule: 'DECIMAL_LTE', text: `must be at most ${limits.lte}` };
  const scale = value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (limits.maxScale !== undefined && scale > limits.maxScale) {
    return { rule: 'DECIMAL_MAX_SCALE', text: `must have at most ${limits.maxScale} decimal places` };
  }
  return null;
}

function withinDecimalLimits(limits: DecimalLimits, value: string): boolean {
  return brokenDecimalRule(limits, value) === null;
}

function decimalViolation(error: ErrorObject): Omit<Violation, 'field'> {
  const broken = brokenDecimalRule(error.schema as DecimalLimits, String(error.data));
  return { description: broken?.text ?? 'is not valid', violatedRule: broken?.rule ?? 'FORMAT' };
}

function setsAtMostOne(groups: string[][], value: Record<string, unknown>): boolean {
  return groups.every((group) => group.filter((name) => value[name] !== undefined && value[name] !== null).length <= 1);
}

function missingAt(value: unknown, path: string[], prefix: string): Violation[] {
  const [head, ...rest] = path as [string, ...string[]];
  if (Array.isArray(value)) return value.flatMap((item, index) => missingAt(item, path, `${prefix}${index}.`));
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[head] : undefined;
  if (inner === undefined || inner === null) {
    // a field is required where its parent is there; that the parent must be is said by a path of its own
    return rest.length
      ? []
      : [{ field: `${prefix}${head}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' }];
  }
  return rest.length ? missingAt(inner, rest, `${prefix}${head}.`) : [];
}
