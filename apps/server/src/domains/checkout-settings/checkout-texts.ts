/** The words of the checkout and of the policies, as they are translated. */
import type { Tx } from '../../platform/db/index.ts';
import { htmlToRichContent, richContentToHtml } from '../catalog/index.ts';
import { inPieces, lineSource, mapPieces, type SourceText, type Texts } from '../translations/index.ts';
import { htmlOfPolicy } from './policy-html.ts';
import { findSettings } from './settings.store.ts';
import { type CheckoutRules, FEE_FIELD, type PolicyName, policyKeys, policyNames } from './settings.ts';

/** The words of the checkout and of the policies. */
export async function checkoutSource(tx: Tx): Promise<SourceText[]> {
  const { wire, own } = await findSettings(tx);
  const { use, title } = own.customField;
  const policies = wire.checkoutPolicies ?? {};
  return [
    ...lineSource('heading', 'Checkout heading', wire.checkoutBrand?.header?.text),
    ...(use === 'HIDDEN' ? [] : lineSource('customField', 'Checkout question', title)),
    ...lineSource(FEE_FIELD, 'Handling fee', own.handlingFee?.name),
    ...lineSource('custom', 'Title of the custom policy', policies.customPolicy?.title),
    ...policyNames.flatMap((name) => {
      const { visible, content } = policies[policyKeys[name]] ?? {};
      return visible && content ? inPieces(name, LABELS[name], htmlToRichContent(htmlOfPolicy(content))) : [];
    }),
  ];
}

const LABELS: Record<PolicyName, string> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  returns: 'Return policy',
  digital: 'Digital items policy',
  contact: 'Contact us',
  custom: 'Custom policy',
};

/** What the checkout asks, in another language: its question keeps its title, by which answers are known. */
export const translatedRules = <R extends CheckoutRules>(rules: R, texts: Texts): R => ({
  ...rules,
  heading: texts.of('heading', rules.heading),
  customField: { ...rules.customField, translatedTitle: texts.of('customField', rules.customField.title) },
  policies: rules.policies.map((policy) => ({ ...policy, title: texts.of('custom', policy.title) })),
});

/** The HTML of a policy in another language. */
export const translatedPolicy = (name: PolicyName, html: string, texts: Texts): string =>
  richContentToHtml(mapPieces(htmlToRichContent(html), (text) => texts.ofPiece(name, text)).nodes);
