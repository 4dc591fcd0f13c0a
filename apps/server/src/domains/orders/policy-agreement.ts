/** What buyers agree to before they pay: the policies of the site. */
import { messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import type { Checkout, LockedCheckout, Terms } from '../checkout/index.ts';
import { isShippable } from '../purchase/index.ts';

/** The namespace of an order's extended fields that says what the buyer agreed to. No client can write it. */
const NAMESPACE = '@stoa/policies';

/** The policies as they were called, and when they were agreed to: the texts are those of that time. */
export type PolicyAgreement = { agreedDate: string; policies: { name: string; title: string }[] };

/** The policies that the site asks the buyer to agree to. Those on digital goods concern only who buys some. */
function askedPolicies({ siteRules }: Terms, { customSettings, lines }: LockedCheckout) {
  const { policyAgreement, policies } = siteRules.checkout;
  if (!policyAgreement.visible || customSettings?.disabledPolicyAgreementCheckbox) return [];
  const isDigital = lines.some((line) => !isShippable(line));
  return policies.filter(({ name }) => name !== 'contact' && (name !== 'digital' || isDigital));
}

/** Whether the buyer has not agreed to the policies, and the site asks for that. */
export const lacksAgreement = (terms: Terms, checkout: LockedCheckout): boolean =>
  terms.consent.stated.policies === false && askedPolicies(terms, checkout).length > 0;

/** What the buyer agreed to; null where they were not asked, or not by our own checkout page. */
export function agreementOf(ctx: Context, terms: Terms, checkout: LockedCheckout): PolicyAgreement | null {
  const asked = terms.consent.stated.policies ? askedPolicies(terms, checkout) : [];
  if (asked.length === 0) return null;
  const { policyTitles } = messagesIn(ctx.site.language).site;
  const policies = asked.map(({ name, title }) => ({ name, title: title ?? policyTitles[name] }));
  return { agreedDate: ctx.now().toISOString(), policies };
}

/** The extended fields of an order: those of its checkout, and what was agreed to. */
export function withAgreement(
  fields: Checkout['extendedFields'],
  agreement: PolicyAgreement | null,
): Checkout['extendedFields'] {
  const { [NAMESPACE]: _written, ...namespaces } = fields?.namespaces ?? {};
  if (agreement) return { namespaces: { ...namespaces, [NAMESPACE]: agreement } };
  return fields && { ...fields, ...(fields.namespaces && { namespaces }) };
}
