/** Options and modifiers shared by products of the site: a resource with operations on its choices. */
import { customizationEvents, customizations } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, type Tx } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { documentField, type OwnOf, type ResourceContext, resource } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { mediaUrl } from '../product/media-view.ts';
import { countByReference, rewriteReferring } from '../product/product-references.store.ts';
import {
  type Customization,
  type CustomizationChoice,
  type CustomizationDocument,
  type CustomizationType,
  customizationKey,
  MOST_CUSTOMIZATIONS,
} from './customization.ts';
import { completeChoice, refusalOfCustomization, type WireChoice } from './customization-rules.ts';
import { countCustomizationTypes } from './customizations.store.ts';

type Service = typeof customizations;

export const customizationResource = resource(customizations, {
  table: 'customizations',
  events: customizationEvents,
  unique: { field: 'name', key: customizationKey },
  stored: { read: readCustomization, view: viewCustomization },
  check: inOrder,
  queryFields: {
    name: { kind: 'string', column: documentField('name'), sortable: true },
    customizationType: {
      kind: 'string',
      column: documentField('customizationType'),
      values: ['PRODUCT_OPTION', 'MODIFIER'],
    },
    customizationRenderType: {
      kind: 'string',
      column: documentField('customizationRenderType'),
      values: ['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'],
    },
  },
  expand,
  afterUpdate: (ctx, tx, entity) => carryIntoProducts(ctx, tx, entity),
});

/** Carries the new names of a customization and its choices into the products that use it. */
export async function carryIntoProducts(
  ctx: ResourceContext,
  tx: Tx,
  customization: Pick<CustomizationDocument, 'name' | 'customizationType'> & { id: string },
  changed: readonly CustomizationChoice[] = [],
): Promise<void> {
  const { id, name, customizationType } = customization;
  const kind = customizationType === 'MODIFIER' ? 'modifier' : 'option';
  const list = kind === 'modifier' ? 'modifiers' : 'options';
  const byId = new Map(changed.map((choice) => [choice.id, choice]));
  await rewriteReferring(tx, kind, id, (content) => {
    const parts: readonly Part[] = content[list] ?? [];
    // a product could not tell it apart from another option of the same name
    const isTaken = parts.some((part) => part.id !== id && part.name === name);
    const rewrite = (part: Part): Part =>
      part.id === id
        ? { ...part, name: isTaken ? part.name : name, choices: part.choices.map((one) => rewriteChoice(one, byId)) }
        : part;
    return { ...content, [list]: parts.map(rewrite) };
  });
  ctx.cache.changed(tx);
}

type Choice = { id: string; name: string; colorCode: string | null; displayImageId?: string | null };
type Part = { id: string; name: string; choices: Choice[] };

function rewriteChoice<C extends Choice>(choice: C, byId: ReadonlyMap<string, CustomizationChoice>): C {
  const now = byId.get(choice.id);
  if (!now) return choice;
  const image = now.displayImage?.id;
  return { ...choice, name: now.name, colorCode: now.colorCode ?? null, ...(image ? { displayImageId: image } : {}) };
}

/** Values computed on request: the number of products for each choice, and pictures of choices. */
async function expand(ctx: Context, tx: Tx, customizations: readonly Customization[], fields: readonly string[]) {
  const counts = fields.includes('ASSIGNED_PRODUCTS_COUNT') ? await countAssigned(tx, customizations) : null;
  const withImages = fields.includes('CHOICE_DISPLAY_IMAGE');
  return new Map(
    customizations.map((one) => [
      one.id,
      {
        ...(counts ? { assignedProductsCount: counts.get(one.id) ?? 0 } : {}),
        ...(withImages ? choicesOnWire(one, ({ displayImage }) => imageOf(ctx, displayImage)) : {}),
      },
    ]),
  );
}

const imageOf = (ctx: Context, image: CustomizationChoice['displayImage']) =>
  image?.id ? { displayImage: { ...image, url: mediaUrl(ctx, image.id) } } : {};

async function countAssigned(tx: Tx, customizations: readonly Customization[]): Promise<Map<string, number>> {
  const idsOf = (type: CustomizationType) =>
    customizations.flatMap((one) => (one.customizationType === type ? [one.id] : []));
  const options = idsOf('PRODUCT_OPTION');
  const modifiers = idsOf('MODIFIER');
  return new Map([
    ...(options.length ? await countByReference(tx, 'option', options) : []),
    ...(modifiers.length ? await countByReference(tx, 'modifier', modifiers) : []),
  ]);
}

/** Choices with their keys; images are included on request. */
function choicesOnWire(
  { choicesSettings }: CustomizationDocument,
  more: (choice: CustomizationChoice) => object = () => ({}),
) {
  if (!choicesSettings) return {};
  const choices = choicesSettings.choices.map((choice) => {
    const { displayImage: _, ...shown } = choice;
    return { ...shown, key: choice.name, ...more(choice) };
  });
  return { choicesSettings: { choices } };
}

function viewCustomization({ name, customizationType, customizationRenderType, ...rest }: CustomizationDocument) {
  const { freeTextInput } = rest;
  return {
    name,
    key: name,
    customizationType,
    customizationRenderType,
    ...choicesOnWire({ name, customizationType, customizationRenderType, ...rest }),
    ...(freeTextInput ? { freeTextInput: { ...freeTextInput, key: freeTextInput.title } } : {}),
  };
}

/** A customization as it is created: with ids for its choices. */
function readCustomization({ choicesSettings, ...sent }: OwnOf<typeof customizations>, ctx: Context) {
  const choices = choicesSettings?.choices?.map((choice) => completeChoice(choice as WireChoice, ctx.newId()));
  const settings = choicesSettings ? { choicesSettings: { choices: choices ?? [] } } : {};
  return { ...sent, ...settings } as Partial<CustomizationDocument>;
}

/** Only the name and the free text can be changed here: choices have operations of their own. */
function inOrder(draft: CustomizationDocument, { known }: { known: CustomizationDocument | null }) {
  const customization = known ? { ...draft, choicesSettings: known.choicesSettings } : draft;
  return refusalOfCustomization(customization) ?? customization;
}

async function refusalOfNumber(
  ctx: Context,
  drafts: readonly Partial<CustomizationDocument>[],
): Promise<Refusal | null> {
  const counts = await readSite(ctx, countCustomizationTypes);
  for (const { customizationType } of drafts) {
    if (!customizationType || ++counts[customizationType] <= MOST_CUSTOMIZATIONS) continue;
    return refuse(customizationType === 'MODIFIER' ? 'MODIFIERS_LIMIT_EXCEEDED' : 'OPTIONS_LIMIT_EXCEEDED');
  }
  return null;
}

export const createCustomization: UseCase<Service['createCustomization']> = async (ctx, request) =>
  (await refusalOfNumber(ctx, [{ customizationType: request.customization.customizationType }])) ??
  customizationResource.useCases.createCustomization(ctx, request);

export const bulkCreateCustomizations: UseCase<Service['bulkCreateCustomizations']> = async (ctx, request) =>
  (await refusalOfNumber(
    ctx,
    request.customizations.map(({ customizationType }) => ({ customizationType })),
  )) ?? customizationResource.useCases.bulkCreateCustomizations(ctx, request);
