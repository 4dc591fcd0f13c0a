import { messages, type Operation } from '@stoa/contract';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { ViolatedRule, Violation } from '../result.ts';

/**
 * Checks requests and, outside production, answers and events against the contract. One validator knows each type by
 * its name, and learns and compiles it when first needed, so that neither the start-up time nor the memory grows with the
 * number of operations.
 */
const ajv = new Ajv({
  allErrors: true,
  strict: false,
  verbose: true,
  coerceTypes: false,
  // a message is compiled once, not into each that contains it, and its code is left to V8 to optimise: half of the time
  inlineRefs: false,
  code: { optimize: false },
});
addFormats.default(ajv, ['date-time']);
ajv.addFormat('guid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i);
ajv.addFormat('email', /^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/);
ajv.addFormat('web-url', /^https?:\/\/[^\s<>"]+$|^wix:[^\s<>"]+$|^\/[^\s<>"]*$/i);
ajv.addFormat('currency', /^[A-Z]{3}$/);
ajv.addFormat('country', /^[A-Z]{2}$/);
ajv.addFormat('language', /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i);
ajv.addFormat('color-hex', /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i);
ajv.addFormat('local-date', (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text));
ajv.addFormat('int64', (text) => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text));
ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/);
ajv.addKeyword({ keyword: 'decimal', type: 'string', validate: withinDecimalLimits, errors: false });
ajv.addKeyword({ keyword: 'atMostOne', type: 'object', validate: setsAtMostOne, errors: false });

const learned = new Set<string>();

/** Teaches the validator a type with all that it refers to. */
function learn(name: string, schema: unknown): void {
  if (learned.has(name)) return;
  learned.add(name);
  ajv.addSchema(schema as object, name);
  for (const reference of referencesIn(schema)) learn(reference, messages.get(reference));
}

function referencesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref } = schema as { $ref?: unknown };
  return typeof $ref === 'string' ? [$ref] : Object.values(schema).flatMap(referencesIn);
}

/** The maximum worth reading; an attacker may cause thousands. */
const MOST_VIOLATIONS = 20;

/** The violations of a request, in wire terms: empty for a valid one. */
export function violationsOf(operation: Operation, request: unknown): Violation[] {
  const missing = operation.required.flatMap((path) => missingAt(request, path.split('.'), ''));
  const wrong = schemaViolations(`${operation.id}.request`, operation.request, request);
  return [...missing, ...wrong].slice(0, MOST_VIOLATIONS);
}

/** The violations of an answer: empty, or a fault of ours. */
export const answerViolationsOf = (operation: Operation, answer: unknown): Violation[] =>
  schemaViolations(`${operation.id}.response`, operation.response, answer);

/** The violations of an event's payload: empty, or a fault of ours. */
export const payloadViolationsOf = (message: string, payload: unknown): Violation[] =>
  schemaViolations(message, messages.get(message), payload);

/** The violations of a message inside what the contract leaves free-form, by the message's name. */
export const messageViolationsOf = (message: string, value: unknown): Violation[] =>
  schemaViolations(message, messages.get(message), value).slice(0, MOST_VIOLATIONS);

function schemaViolations(id: string, schema: unknown, value: unknown): Violation[] {
  if (schema) learn(id, schema);
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

/** "Null or a string" fails three times; only the mistake in the string is of interest. */
const isTelling = (error: ErrorObject): boolean =>
  error.keyword !== 'anyOf' && !(error.keyword === 'type' && error.params.type === 'null');

/** Rules whose thresholds clients are told. */
const thresholdRules: Record<string, ViolatedRule> = {
  minLength: 'MIN_LENGTH',
  maxLength: 'MAX_LENGTH',
  minItems: 'MIN_SIZE',
  maxItems: 'MAX_SIZE',
  minimum: 'MIN',
  maximum: 'MAX',
};

function toViolation(error: ErrorObject): Violation {
  const segments = error.instancePath.slice(1).split('/');
  const field = segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
  return { field, ...describe(error) };
}

function describe({ keyword, params, schema, data, message = 'is not valid' }: ErrorObject): Omit<Violation, 'field'> {
  const thresholdRule = thresholdRules[keyword];
  if (thresholdRule) return { description: message, violatedRule: thresholdRule, data: { threshold: params.limit } };
  switch (keyword) {
    case 'enum': {
      const enumValues = params.allowedValues as unknown[];
      const description = `must be one of ${enumValues.join(', ')}`;
      return { description, violatedRule: 'INVALID_ENUM_VALUE', data: { enumValues } };
    }
    case 'format': {
      const ruleName = String(params.format).toUpperCase().replaceAll('-', '_');
      return {
        description: `has invalid format ${ruleName}`,
        violatedRule: 'FORMAT',
        ruleName,
        data: { type: ruleName },
      };
    }
    case 'type':
      return { description: message, violatedRule: 'OTHER', ruleName: 'INVALID_TYPE', data: params };
    case 'atMostOne': {
      const groups = (schema as string[][]).map((group) => group.join(', '));
      return { description: `may set only one of ${groups.join('; ')}`, violatedRule: 'ONE_OF_ALIGNMENT' };
    }
    case 'decimal': {
      const broken = brokenDecimalRule(schema as DecimalLimits, String(data));
      return { description: broken?.text ?? message, violatedRule: broken?.rule ?? 'FORMAT' };
    }
    default:
      return { description: message, violatedRule: 'OTHER', data: params };
  }
}

type DecimalLimits = { gte?: number; gt?: number; lte?: number; maxScale?: number };

function brokenDecimalRule(limits: DecimalLimits, value: string): { rule: ViolatedRule; text: string } | null {
  const amount = Number(value);
  if (limits.gte !== undefined && amount < limits.gte)
    return { rule: 'DECIMAL_GTE', text: `must be at least ${limits.gte}` };
  if (limits.gt !== undefined && amount <= limits.gt)
    return { rule: 'DECIMAL_GT', text: `must be more than ${limits.gt}` };
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

function setsAtMostOne(groups: string[][], value: Record<string, unknown>): boolean {
  return groups.every((group) => group.filter((name) => value[name] !== undefined && value[name] !== null).length <= 1);
}

/** 30 February is not a day, though it looks like one. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function missingAt(value: unknown, path: string[], prefix: string): Violation[] {
  const [head, ...rest] = path as [string, ...string[]];
  if (Array.isArray(value)) return value.flatMap((item, index) => missingAt(item, path, `${prefix}${index}.`));
  if (typeof value !== 'object' || value === null) return []; // a wrong type, which the schema reports
  if (head.startsWith('(')) return missingGroup(value as Record<string, unknown>, head, prefix);
  const inner = (value as Record<string, unknown>)[head];
  if (inner === undefined || inner === null) {
    // a field is required if its parent is present; the parent's own path says whether it is required
    return rest.length
      ? []
      : [{ field: `${prefix}${head}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' }];
  }
  return rest.length ? missingAt(inner, rest, `${prefix}${head}.`) : [];
}

/** Of a group such as `(quantity|inStock)`, one field must be present. */
function missingGroup(value: Record<string, unknown>, group: string, prefix: string): Violation[] {
  const names = group.slice(1, -1).split('|');
  if (names.some((name) => value[name] !== undefined && value[name] !== null)) return [];
  const description = `must have one of ${names.join(', ')}`;
  return [{ field: prefix.slice(0, -1), description, violatedRule: 'REQUIRED_ONE_OF_FIELD' }];
}
