import { generalErrors, type Operation } from '@stoa/contract';
import type { Refusal } from '../../platform/refusal.ts';
import { brokenPromises } from '../../platform/validation/promised-fields.ts';
import { undeclaredFields } from '../../platform/validation/undeclared-fields.ts';
import { answerViolationsOf } from '../../platform/validation/validator.ts';

/** Throws where an answer violates the contract: a fault of ours, which is caught here before a client sees it. */
export function checkAnswer(operation: Operation, result: unknown): void {
  const undeclared = undeclaredFields(operation.response, result);
  const violations = answerViolationsOf(operation, JSON.parse(JSON.stringify(result)));
  const broken = brokenPromises(operation.response, result);
  if (undeclared.length === 0 && violations.length === 0 && broken.length === 0) return;
  const wrong = [
    ...undeclared.map((path) => `${path} is not declared`),
    ...broken.map((path) => `${path} is promised, and missing`),
    ...violations.map((v) => `${v.field} ${v.description}`),
  ];
  throw new Error(`the answer of ${operation.id} does not fit the contract: ${wrong.slice(0, 10).join('; ')}`);
}

/** Throws where a use case refuses with an undeclared code. */
export function checkRefusal({ id, errors }: Operation, refusal: Refusal): void {
  if (refusal.refused !== 'code' || errors.includes(refusal.code) || generalErrors.includes(refusal.code)) return;
  throw new Error(
    `${id} refused with ${refusal.code}, which it does not declare: add the code to its errors in the contract`,
  );
}
