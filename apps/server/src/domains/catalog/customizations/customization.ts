import { toDecimal } from '@stoa/money';
import type { OptionChoice, ProductModifier } from '../product/product.ts';

export const MOST_CHOICES = 1000;
/** Options of a site; modifiers have the same limit. */
export const MOST_CUSTOMIZATIONS = 5000;

export type CustomizationType = 'PRODUCT_OPTION' | 'MODIFIER';

/**
 * An option or a modifier shared by products of the site, whose options and choices carry its ids. Stored in its wire
 * form.
 */
export type CustomizationDocument = {
  name: string;
  customizationType: CustomizationType;
  customizationRenderType: ProductModifier['renderType'];
  choicesSettings?: { choices: CustomizationChoice[] };
  freeTextInput?: { title: string; minCharCount: number; maxCharCount: number; defaultAddedPrice: string | null };
};
export type Customization = CustomizationDocument & { id: string; revision: string };

export type CustomizationChoice = {
  id: string;
  name: string;
  choiceType: 'CHOICE_TEXT' | 'ONE_COLOR';
  colorCode?: string;
  /** Decimal string of major units. */
  defaultAddedPrice?: string | null;
  displayImage?: { id?: string; url?: string; altText?: string | null };
  primaryChoiceIds?: string[];
};

/** The key that is unique among a site's customizations. */
export const customizationKey = ({
  customizationType,
  customizationRenderType,
  name,
}: Pick<CustomizationDocument, 'customizationType' | 'customizationRenderType' | 'name'>): string =>
  `${customizationType} ${customizationRenderType} ${name}`;

export const choicesOf = ({ choicesSettings }: CustomizationDocument): CustomizationChoice[] =>
  choicesSettings?.choices ?? [];

/** A product's choice in the form that its customization offers to other products. */
export function toSharedChoice(
  choice: Pick<OptionChoice, 'id' | 'name'> & Partial<OptionChoice> & { addedPrice?: number },
  currency: string,
): CustomizationChoice {
  const { id, name, colorCode, displayImageId, addedPrice } = choice;
  return {
    id,
    name,
    choiceType: colorCode ? 'ONE_COLOR' : 'CHOICE_TEXT',
    ...(colorCode ? { colorCode } : {}),
    ...(displayImageId ? { displayImage: { id: displayImageId } } : {}),
    ...(addedPrice ? { defaultAddedPrice: toDecimal(addedPrice, currency) } : {}),
  };
}
