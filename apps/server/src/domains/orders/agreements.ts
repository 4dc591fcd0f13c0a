/** What buyers agree to before they pay: the policies of the site, and mails that are not about their orders. */
import type { Static } from '@stoa/contract';
import type { Order as WireOrder } from '@stoa/contract/ecom/order';
import { messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import type { Checkout, LockedCheckout, Terms } from '../checkout/index.ts';
import { isShippable } from '../purchase/index.ts';

/** The namespaces of an order's extended fields that say what the buyer agreed to. No client can write them. */
const POLICIES = '@stoa/policies';
const MARKETING = '@stoa/marketing';

/** What the buyer agreed to, by the namespace that records it. */
export type Agreements = {
  /** The policies as they were called, and when they were agreed to: the texts are those of that time. */
  [POLICIES]?: { agreedDate: string; policies: { name: string; title: string }[] };
  [MARKETING]?: { agreedDate: string };
};

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

/** What the buyer agreed to; nothing where they were not asked, or not by our own checkout page. */
export function agreementsOf(ctx: Context, terms: Terms, checkout: LockedCheckout): Agreements {
  const { stated } = terms.consent;
  const asked = stated.policies ? askedPolicies(terms, checkout) : [];
  const { policyTitles } = messagesIn(ctx.site.language).site;
  const policies = asked.map(({ name, title }) => ({ name, title: title ?? policyTitles[name] }));
  const wantsMarketing = stated.marketing && terms.siteRules.checkout.marketingConsent.visible;
  const agreedDate = ctx.now().toISOString();
  return {
    ...(policies.length > 0 && { [POLICIES]: { agreedDate, policies } }),
    ...(wantsMarketing && { [MARKETING]: { agreedDate } }),
  };
}

/** The extended fields of an order: those of its checkout, and what was agreed to. */
export function withAgreements(fields: Checkout['extendedFields'], agreements: Agreements): Checkout['extendedFields'] {
  const { [POLICIES]: _policies, [MARKETING]: _marketing, ...namespaces } = fields?.namespaces ?? {};
  if (Object.keys(agreements).length > 0) return { namespaces: { ...namespaces, ...agreements } };
  return fields && { ...fields, ...(fields.namespaces && { namespaces }) };
}

/** Extended fields as a client sets them, with what was agreed to as it was. */
export function withKeptAgreements(
  known: Checkout['extendedFields'],
  sent: Checkout['extendedFields'],
): Checkout['extendedFields'] {
  const { [POLICIES]: policies, [MARKETING]: marketing } = (known?.namespaces ?? {}) as Agreements;
  return withAgreements(sent, {
    ...(policies && { [POLICIES]: policies }),
    ...(marketing && { [MARKETING]: marketing }),
  });
}

/** When the buyer of an order asked for marketing e-mails (ISO 8601); null if they did not. */
export function marketingConsentIn({
  extendedFields,
}: Pick<Static<typeof WireOrder>, 'extendedFields'>): string | null {
  const recorded = extendedFields?.namespaces?.[MARKETING] as Agreements[typeof MARKETING];
  return recorded?.agreedDate ?? null;
}
