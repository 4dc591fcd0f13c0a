import type { Messages } from '@stoa/messages';
import type { ApiError } from '@stoa/sdk';
import type { FieldErrors } from '../../lib/form-state.ts';
import { ruleText } from '../../lib/rule-text.ts';
import { fieldAt } from '../address/address.ts';
import { BILLING_PREFIX } from './checkout-fields.ts';

const ADDRESS = /^checkout\.(billingInfo|shippingInfo\.shippingDestination)\.(.+)$/;

/**
 * The API's errors, by the names of the form's fields. `hasBilling`: whether the form has a separate billing
 * address.
 */
export function fieldErrorsOf(error: ApiError, hasBilling: boolean, messages: Messages['forms']): FieldErrors {
  const entries = error.violations.flatMap((violation): [string, string][] => {
    const name = formFieldOf(violation.field ?? '', hasBilling);
    return name ? [[name, ruleText(violation, messages)]] : [];
  });
  return Object.fromEntries(entries);
}

function formFieldOf(field: string, hasBilling: boolean): string | null {
  if (field === 'checkout.buyerInfo.email') return 'email';
  if (field === 'checkout.customFields') return 'custom';
  if (field === 'agreedToPolicies') return 'agrees';
  if (field.startsWith('tipChoice.')) return 'tipAmount';
  const [, part, path = ''] = ADDRESS.exec(field) ?? [];
  if (path === 'contactDetails.phone') return 'phone';
  const name = fieldAt(path);
  return name && part === 'billingInfo' && hasBilling ? BILLING_PREFIX + name : (name ?? null);
}
