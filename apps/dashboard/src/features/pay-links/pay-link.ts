import type { checkoutTemplates, Response, variants } from '@stoa/contract';
import { isStoresApp } from '@stoa/contract/stores/app-ids';
import { words } from '../../app/words.ts';

const texts = words.payLinks;

export type Template = NonNullable<Response<typeof checkoutTemplates.getCheckoutTemplate>['checkoutTemplate']>;
export type TemplateLine = NonNullable<Template['lineItems']>[number];
export type Variant = NonNullable<Response<typeof variants.searchVariants>['variants']>[number];

/** The names of what can be sold, by `keyOf` of their lines. */
export type Names = ReadonlyMap<string, string>;

/** A pay link as the list shows it. */
export type PayLink = { template: Template; names: Names };

const keyFor = (productId: string, variantId?: string | null): string => `${productId} ${variantId ?? ''}`.trim();

/** What a line sells: a product, and the variant of it if the line names one. */
export function keyOf({ catalogReference }: TemplateLine): string {
  const variantId = catalogReference?.options?.variantId;
  return keyFor(catalogReference?.catalogItemId ?? '', typeof variantId === 'string' ? variantId : null);
}

export const productIdsOf = ({ lineItems = [] }: Template): string[] =>
  lineItems.flatMap(({ catalogReference }) =>
    catalogReference?.appId && isStoresApp(catalogReference.appId) ? (catalogReference.catalogItemId ?? []) : [],
  );

/** `Poppy Field – Oak, A3`. */
export function nameOfVariant({ productData, optionChoices = [] }: Variant): string {
  const choices = optionChoices.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName).filter(Boolean);
  return [productData?.name ?? '', choices.join(', ')].filter(Boolean).join(' – ');
}

/** Products are among the names as well, for lines without a variant. */
export const namesOf = (found: readonly Variant[]): Names =>
  new Map(
    found.flatMap((variant) => {
      const productId = variant.productData?.productId ?? '';
      const name = nameOfVariant(variant);
      return [
        [keyFor(productId), variant.productData?.name ?? ''] as const,
        [keyFor(productId, variant.variantId ?? variant.id), name] as const,
      ];
    }),
  );

export const newLineOf = (variant: Variant, appId: string): TemplateLine => ({
  quantity: 1,
  catalogReference: {
    appId,
    catalogItemId: variant.productData?.productId ?? '',
    options: { variantId: variant.variantId ?? variant.id },
  },
});

export const GONE = texts.gone;

/** `2 × Poppy Field – Oak, Gift wrap`. */
export function titleOf({ template: { lineItems = [], customLineItems = [] }, names }: PayLink): string {
  const counted = (quantity: number | undefined, name: string) =>
    (quantity ?? 1) > 1 ? `${quantity} × ${name}` : name;
  return [
    ...lineItems.map((line) => counted(line.quantity, names.get(keyOf(line)) ?? GONE)),
    ...customLineItems.map(({ quantity, productName }) => counted(quantity, productName?.original ?? '')),
  ].join(', ');
}

export const isActive = ({ status }: Template): boolean => status !== 'INACTIVE';

/** The address that leads to a new checkout each time. */
export const addressOf = ({ url, id }: { url: string; id: string }, template: Template): string =>
  `${url.replace(/\/$/, '')}/ecom/v1/checkout-templates/${template.id}/create-and-redirect-to-checkout?siteId=${id}`;
