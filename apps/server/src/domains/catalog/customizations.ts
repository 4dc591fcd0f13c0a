/** Options and modifiers that products of the site share: a resource, and what changes its choices. */
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { documentField, type Resource, type ResourceContext, resource } from '../../platform/resource/index.ts';
import {
  type CustomizationChoice,
  type CustomizationDocument,
  type CustomizationType,
  choicesOf,
  customizationKey,
  MOST_CUSTOMIZATIONS,
} from './customization.ts';
import { completeChoice, refusalOfCustomization } from './customization-rules.ts';
import { countCustomizationTypes } from './customizations.store.ts';
import { mediaUrl } from './media-view.ts';
import { countByReference, rewriteReferring } from './product-references.store.ts';

type Entity = Partial<CustomizationDocument> & { id?: string | null; revision?: string | null };
type Json = Record<string, unknown>;

export const customizationResource: Resource<Entity> = resource<Entity>({
  table: 'customizations',
  singular: 'customization',
  plural: 'customizations',
  eventType: 'wix.stores.catalog.v3.customization',
  fields: ['name', 'customizationType', 'customizationRenderType', 'choicesSettings', 'freeTextInput'],
  namedBy: 'name',
  requiredTexts: ['name'],
  uniqueKey: ({ name, customizationType, customizationRenderType }) =>
    name && customizationType && customizationRenderType
      ? customizationKey({ name, customizationType, customizationRenderType })
      : null,
  check: (draft) => refusalOfCustomization(draft) ?? draft,
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
  afterUpdate: (ctx, tx, entity) => carryIntoProducts(ctx, tx, { ...entity, name: entity.name ?? '' }),
});

/** Carries a customization's name, and those of its choices that changed, into the products that have it. */
export async function carryIntoProducts(
  ctx: ResourceContext,
  tx: Tx,
  customization: Pick<CustomizationDocument, 'name'> & Entity & { id: string },
  changed: readonly CustomizationChoice[] = [],
): Promise<void> {
  const { id, name, customizationType } = customization;
  const kind = customizationType === 'MODIFIER' ? 'modifier' : 'option';
  const list = kind === 'modifier' ? 'modifiers' : 'options';
  const byId = new Map(changed.map((choice) => [choice.id, choice]));
  await rewriteReferring(tx, kind, id, (content) => {
    const parts: readonly Part[] = content[list] ?? [];
    // an option of the same name beside it would not be told apart from it
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

/** What clients are shown beside what is stored: keys, and what they ask for by name. */
export async function shown(ctx: Context, tx: Tx, customizations: readonly Json[], fields: readonly string[] = []) {
  const counts = fields.includes('ASSIGNED_PRODUCTS_COUNT') ? await countAssigned(tx, customizations) : null;
  return customizations.map((one) => {
    const stored = one as CustomizationDocument & { id: string };
    const assigned = counts ? { assignedProductsCount: counts.get(stored.id) ?? 0 } : {};
    return { ...withKeys(ctx, stored, fields), ...assigned };
  });
}

async function countAssigned(tx: Tx, customizations: readonly Json[]): Promise<Map<string, number>> {
  const idsOf = (type: CustomizationType) =>
    customizations.flatMap((one) => (one.customizationType === type ? [String(one.id)] : []));
  const options = idsOf('PRODUCT_OPTION');
  const modifiers = idsOf('MODIFIER');
  return new Map([
    ...(options.length ? await countByReference(tx, 'option', options) : []),
    ...(modifiers.length ? await countByReference(tx, 'modifier', modifiers) : []),
  ]);
}

function withKeys(ctx: Context, customization: CustomizationDocument, fields: readonly string[]) {
  const { name, choicesSettings, freeTextInput } = customization;
  const withImages = fields.includes('CHOICE_DISPLAY_IMAGE');
  const choices = choicesOf(customization).map(({ displayImage, ...choice }) => ({
    ...choice,
    key: choice.name,
    ...(withImages && displayImage?.id
      ? { displayImage: { ...displayImage, url: mediaUrl(ctx, displayImage.id) } }
      : {}),
  }));
  return {
    ...customization,
    key: name,
    ...(choicesSettings ? { choicesSettings: { choices } } : {}),
    ...(freeTextInput ? { freeTextInput: { ...freeTextInput, key: freeTextInput.title } } : {}),
  };
}

/** A customization as it is created: with ids for its choices. */
const withChoiceIds = (ctx: Context, { choicesSettings, ...draft }: Entity): Entity => ({
  ...draft,
  ...(choicesSettings
    ? {
        choicesSettings: {
          ...choicesSettings,
          choices: (choicesSettings.choices ?? []).map((choice) => completeChoice(choice, ctx.newId())),
        },
      }
    : {}),
});

/** What may be changed of a customization: what kind of thing it is stays, and choices have operations of their own. */
const changeable = ({ id, revision, name, freeTextInput }: Entity): Entity => ({
  id,
  revision,
  ...(name === undefined ? {} : { name }),
  ...(freeTextInput === undefined ? {} : { freeTextInput }),
});

async function refusalOfNumber(ctx: Context, drafts: readonly Entity[]): Promise<Refusal | null> {
  const counts = await readSite(ctx, countCustomizationTypes);
  for (const { customizationType } of drafts) {
    if (!customizationType || ++counts[customizationType] <= MOST_CUSTOMIZATIONS) continue;
    return refuse(customizationType === 'MODIFIER' ? 'MODIFIERS_LIMIT_EXCEEDED' : 'OPTIONS_LIMIT_EXCEEDED');
  }
  return null;
}

type Run = (ctx: Context, request: Json) => Promise<Json | Refusal>;
const run = (name: string): Run => customizationResource.useCases[name] as Run;

/** Runs a use case of the resource and shows what it answers. */
const shownAnswer = async (ctx: Context, answer: Json | Refusal, fields: unknown): Promise<Json | Refusal> => {
  if (isRefusal(answer)) return answer;
  const asked = (fields ?? []) as string[];
  return readSite(ctx, async (tx): Promise<Json> => {
    if (answer.customization) {
      const [customization] = await shown(ctx, tx, [answer.customization as Json], asked);
      return { customization };
    }
    if (Array.isArray(answer.customizations))
      return { ...answer, customizations: await shown(ctx, tx, answer.customizations as Json[], asked) };
    const results = (answer.results ?? []) as { itemMetadata: object; item?: Json }[];
    const items = await shown(
      ctx,
      tx,
      results.flatMap(({ item }) => (item ? [item] : [])),
      asked,
    );
    let next = 0;
    const written = results.map(({ itemMetadata, item }) =>
      item ? { itemMetadata, customization: items[next++] } : { itemMetadata },
    );
    return { ...answer, results: written };
  });
};

/** The operations that differ from those of other resources. */
export const special: Record<string, Run> = {
  getCustomization: async (ctx, request) =>
    shownAnswer(ctx, await run('getCustomization')(ctx, request), request.fields),
  queryCustomizations: async (ctx, request) =>
    shownAnswer(ctx, await run('queryCustomizations')(ctx, request), request.fields),
  createCustomization: async (ctx, request) => {
    const draft = request.customization as Entity;
    const refusal = await refusalOfNumber(ctx, [draft]);
    if (refusal) return refusal;
    const created = await run('createCustomization')(ctx, { customization: withChoiceIds(ctx, draft) });
    return shownAnswer(ctx, created, []);
  },
  bulkCreateCustomizations: async (ctx, request) => {
    const drafts = request.customizations as Entity[];
    const refusal = await refusalOfNumber(ctx, drafts);
    if (refusal) return refusal;
    const customizations = drafts.map((draft) => withChoiceIds(ctx, draft));
    return shownAnswer(ctx, await run('bulkCreateCustomizations')(ctx, { ...request, customizations }), []);
  },
  updateCustomization: async (ctx, request) => {
    const customization = changeable(request.customization as Entity);
    return shownAnswer(ctx, await run('updateCustomization')(ctx, { customization }), request.fields);
  },
  bulkUpdateCustomizations: async (ctx, request) => {
    const masked = request.customizations as { customization?: Entity }[];
    const customizations = masked.map(({ customization = {} }) => ({ customization: changeable(customization) }));
    return shownAnswer(ctx, await run('bulkUpdateCustomizations')(ctx, { ...request, customizations }), request.fields);
  },
};
