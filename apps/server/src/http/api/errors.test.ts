import { expect, test } from 'vitest';
import { invalid, notFound, notPermitted, refuse } from '../../platform/refusal.ts';
import { nothingAt, plainError, viewRefusal } from './errors.ts';

test('a code of the contract', () => {
  expect(viewRefusal(refuse('INVALID_REVISION', { currentRevision: '2' }))).toEqual({
    status: 409,
    headers: {},
    body: {
      message: expect.any(String),
      details: {
        applicationError: {
          code: 'INVALID_REVISION',
          description: expect.any(String),
          data: { currentRevision: '2' },
        },
      },
    },
  });
  expect(viewRefusal(refuse('CART_NOT_FOUND')).body.details).toMatchObject({ applicationError: { data: {} } });
});

test('a code that the contract does not know does not compile', () => {
  // @ts-expect-error there is no such code
  refuse('UNHEARD_OF');
});

test('clients are told when to retry, and get the codes that they know', () => {
  const { status, headers, body } = viewRefusal(refuse('THROTTLED_FEATURE', { waitSeconds: 8 }));
  expect([status, headers]).toEqual([429, { 'retry-after': '8' }]);
  expect(body.details).toMatchObject({ applicationError: { data: { waitSeconds: 8 } } });
  expect(viewRefusal(refuse('DUPLICATE_EMAIL')).body.details).toMatchObject({ applicationError: { code: '-19995' } });
});

test('field violations', () => {
  const violations = [
    { field: 'brand.name', description: 'is required', violatedRule: 'REQUIRED_FIELD' as const },
    { field: 'brand', description: 'is odd', violatedRule: 'OTHER' as const },
  ];
  expect(viewRefusal(invalid(...violations))).toEqual({
    status: 400,
    body: {
      message: 'INVALID_ARGUMENT: brand.name is required; brand is odd',
      details: { validationError: { fieldViolations: violations.map((violation) => ({ ...violation, data: {} })) } },
    },
  });
});

test('missing entities and denials have no application error', () => {
  expect(viewRefusal(notFound('no cup'))).toEqual({ status: 404, body: { message: 'no cup', details: {} } });
  expect(viewRefusal(notPermitted('not you'))).toEqual({ status: 403, body: { message: 'not you', details: {} } });
  expect(plainError(500, '')).toEqual({ status: 500, body: { message: '', details: {} } });
  expect(nothingAt({ method: 'PUT', url: '/x?token=secret' }).body.message).toBe('there is nothing at PUT /x');
});
