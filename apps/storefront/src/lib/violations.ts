import type { ApiError } from '@stoa/sdk';
import { BILLING_PREFIX, type FieldErrors } from './checkout-form.ts';

const ADDRESS = /^checkout\.(billingInfo|shippingInfo\.shippingDestination)\.(?:address|contactDetails)\.(\w+)$/;

/**
 * What the API found wrong, by the names of the form's fields. `hasBilling`: whether the form has a billing address beside
 * the other one.
 */
export function fieldErrorsOf(error: ApiError, hasBilling: boolean): FieldErrors {
  const entries = error.violations.flatMap(({ field = '', description }): [string, string][] => {
    const name = formFieldOf(field, hasBilling);
    return name ? [[name, description || 'Check this field.']] : [];
  });
  return Object.fromEntries(entries);
}

function formFieldOf(field: string, hasBilling: boolean): string | null {
  if (field === 'checkout.buyerInfo.email') return 'email';
  const [, part, name] = ADDRESS.exec(field) ?? [];
  if (!name) return null;
  if (name === 'phone') return 'phone';
  return part === 'billingInfo' && hasBilling ? BILLING_PREFIX + name : name;
}
