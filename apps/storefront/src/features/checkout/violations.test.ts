import { messagesIn } from '@stoa/messages';
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

const { forms } = messagesIn('en');
const text = forms.rules.other;

test("the API's errors are assigned to fields of the form", () => {
  const violations = error(
    'checkout.buyerInfo.email',
    'checkout.shippingInfo.shippingDestination.address.postalCode',
    'checkout.billingInfo.contactDetails.firstName',
    'checkout.billingInfo.address.somethingElse',
    'checkout.somethingElse',
  );
  expect(fieldErrorsOf(violations, true, forms)).toEqual({
    email: text,
    postalCode: text,
    'billing.firstName': text,
  });
  expect(fieldErrorsOf(violations, false, forms)).toHaveProperty('firstName');
});
