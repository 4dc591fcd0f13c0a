/**
 * Entities that products of a site share, as lines of JSON before the products: locations of stock, and customizations.
 */
import { Ajv } from 'ajv';
import type { LocationDraft } from '../../../inventory/index.ts';
import type { CustomizationDocument, CustomizationType } from '../../customizations/customization.ts';

/** An option or modifier of the site; it refers to others by name. */
export type CustomizationDraft = {
  name: string;
  customizationType: CustomizationType;
  renderType: CustomizationDocument['customizationRenderType'];
  choices?: SharedChoiceDraft[];
  freeText?: CustomizationDocument['freeTextInput'];
};

export type SharedChoiceDraft = {
  name: string;
  colorCode?: string;
  /** Decimal string of major units. */
  defaultAddedPrice?: string;
  /** Source of a picture. */
  displayImage?: string;
  altText?: string | null;
  /** Names of other choices. */
  primaryChoices?: string[];
};

export type SharedDraft = { location: LocationDraft } | { customization: CustomizationDraft };

/** Sources of the pictures that it names. */
export const sourcesOfShared = (shared: SharedDraft): string[] =>
  'customization' in shared
    ? (shared.customization.choices ?? []).flatMap(({ displayImage }) => displayImage ?? [])
    : [];

/** Whether a line claims to hold a shared entity. */
export const isShared = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && ('location' in line || 'customization' in line);

/** The shared entity in a line; null where it cannot be read. */
export const readShared = (line: unknown): SharedDraft | null => (isSharedDraft(line) ? (line as SharedDraft) : null);

const short = { type: 'string', minLength: 1, maxLength: 200 };
const amount = { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,3})?$' };
const nullable = { type: ['string', 'null'], maxLength: 200 };
const object = (required: string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const only = (name: string, value: object) => object([name], { [name]: value });

const isSharedDraft = new Ajv({ strict: false }).compile({
  oneOf: [
    only('location', object(['name', 'sellsOnline'], { name: short, sellsOnline: { type: 'boolean' } })),
    only(
      'customization',
      object(['name', 'customizationType', 'renderType'], {
        name: short,
        customizationType: { enum: ['PRODUCT_OPTION', 'MODIFIER'] },
        renderType: { enum: ['TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT'] },
        choices: {
          type: 'array',
          maxItems: 1000,
          items: object(['name'], {
            name: short,
            colorCode: short,
            defaultAddedPrice: amount,
            displayImage: { ...short, maxLength: 2048 },
            altText: nullable,
            primaryChoices: { type: 'array', maxItems: 4, items: short },
          }),
        },
        freeText: object(['title', 'minCharCount', 'maxCharCount'], {
          title: short,
          minCharCount: { type: 'integer', minimum: 0, maximum: 500 },
          maxCharCount: { type: 'integer', minimum: 0, maximum: 500 },
          defaultAddedPrice: { ...amount, type: ['string', 'null'] },
        }),
      }),
    ),
  ],
});
