import type { ApiError } from '@stoa/sdk';
import { BILLING_PREFIX, type FieldErrors } from './checkout-form.ts';

const ADDRESS = /^checkout\.(billingInfo|shippingInfo\.shippingDestination)\.(?:address|contactDetails)\.(\w+)$/;

/** What the API found wrong, by the names of the form's fields. Without shipping, the billing address is the only one. */
export function fieldErrorsOf(error: ApiError, needsShipping: boolean): FieldErrors {
  const entries = error.violations.flatMap(({ field = '', description }): [string, string][] => {
    const name = formFieldOf(field, needsShipping);
    return name ? [[name, description || 'Check this field.']] : [];
  });
  return Object.fromEntries(entries);
}

function formFieldOf(field: string, needsShipping: boolean): string | null {
  if (field === 'checkout.buyerInfo.email') return 'email';
  const [, part, name] = ADDRESS.exec(field) ?? [];
  if (!name) return null;
  if (name === 'phone') return 'phone';
  return part === 'billingInfo' && needsShipping ? BILLING_PREFIX + name : name;
}
