import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { fieldErrorsOf } from './violations.ts';

const error = (...fields: string[]) =>
  new ApiError({
    status: 400,
    requestId: null,
    body: {
      details: { validationError: { fieldViolations: fields.map((field) => ({ field, description: 'is odd' })) } },
    },
  });

test('what the API finds wrong belongs to a field of the form', () => {
  const violations = error(
    'checkout.buyerInfo.email',
    'checkout.shippingInfo.shippingDestination.address.postalCode',
    'checkout.billingInfo.contactDetails.firstName',
    'checkout.somethingElse',
  );
  expect(fieldErrorsOf(violations, true)).toEqual({
    email: 'is odd',
    postalCode: 'is odd',
    'billing.firstName': 'is odd',
  });
  expect(fieldErrorsOf(violations, false)).toHaveProperty('firstName');
});
