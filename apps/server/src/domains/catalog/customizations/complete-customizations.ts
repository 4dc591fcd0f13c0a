/** Connects the options and modifiers of products with the customizations that the whole site shares. */
import type { Context } from '../../../context.ts';
import { LostRace, type Tx } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { ProductInput } from '../product/build-product.ts';
import type { Product } from '../product/product.ts';
import { connect, type Resolved } from './connect-customizations.ts';
import {
  type Customization,
  type CustomizationDocument,
  type CustomizationType,
  choicesOf,
  customizationKey,
  MOST_CHOICES,
  toSharedChoice,
} from './customization.ts';
import { findCustomizations, lockCustomizations } from './customizations.store.ts';
import { insertShared, updateShared } from './shared-customizations.ts';

type Wanted = { input: ProductInput; known: Product | null };
type Choice = {
  id?: string;
  name: string;
  colorCode?: string | null;
  displayImageId?: string | null;
  addedPrice?: number;
};
/** An option or a modifier of a product, as a request names it. One named by its id alone has the id as its name. */
type Part = {
  type: CustomizationType;
  id?: string;
  name: string;
  renderType: CustomizationDocument['customizationRenderType'];
  choices: Choice[];
  freeText?: { title: string; minLength: number; maxLength: number; addedPrice: number } | null;
};

/**
 * Gives options, modifiers and their choices the ids and names of the site's customizations. A part without an id
 * stands for the customization of its type, render type and name, which is created or extended as needed. Parts that
 * the product already has are not looked up. Takes one statement for any number of products, and three more where
 * something is new.
 */
export async function completeCustomizations(
  ctx: Context,
  tx: Tx,
  wanted: readonly Wanted[],
): Promise<(ProductInput | Refusal)[]> {
  const parts = wanted.map(({ input }) => partsOf(input));
  const settled = parts.map((ofProduct, index) =>
    ofProduct.map((part) => (isUsable(part) ? asKnown(part, wanted[index]?.known ?? null) : unchanged(part))),
  );
  const open = parts.flatMap((ofProduct, index) => ofProduct.filter((_, place) => !settled[index]?.[place]));
  const shared = open.length > 0 ? await shareParts(ctx, tx, open, wanted) : null;
  return wanted.map(({ input, known }, index) => {
    const resolved: Resolved[] = [];
    for (const [place, part] of (parts[index] ?? []).entries()) {
      const one = settled[index]?.[place] ?? shared?.(part, known) ?? refuse('CUSTOMIZATIONS_CREATION_FAILED');
      if (isRefusal(one)) return one;
      resolved.push(one);
    }
    return connect(input, resolved);
  });
}

const partsOf = ({ options, modifiers }: ProductInput): Part[] => [
  ...options.map((option): Part => ({ type: 'PRODUCT_OPTION', ...option })),
  ...modifiers.map(
    ({ id, choices, ...modifier }): Part => ({
      type: 'MODIFIER',
      ...modifier,
      ...(id ? { id } : {}),
      choices: choices.map(({ id: choiceId, ...choice }) => ({ ...choice, ...(choiceId ? { id: choiceId } : {}) })),
    }),
  ),
];

/** Parts without a name are refused later, with a reason. */
const isUsable = ({ name, choices }: Part): boolean => name !== '' && choices.every((choice) => choice.name !== '');
const unchanged = ({ id = '', name, choices }: Part): Resolved => ({
  id,
  name,
  choices: choices.map((choice) => ({ id: choice.id ?? '', name: choice.name })),
});

const isSame = (sent: { id?: string; name: string }, there: { id: string; name: string }): boolean =>
  sent.id ? sent.id === there.id && (sent.name === there.name || sent.name === sent.id) : sent.name === there.name;

/** The part as the product already has it, with all its choices; null where it differs. */
function asKnown(part: Part, known: Product | null): Resolved | null {
  const there = knownPart(part, known, isSame);
  if (!there || there.renderType !== part.renderType) return null;
  const choices = part.choices.map((choice) => there.choices.find((one) => isSame(choice, one)));
  if (choices.some((choice) => !choice)) return null;
  return {
    id: there.id,
    name: there.name,
    choices: choices.flatMap((one) => (one ? { id: one.id, name: one.name } : [])),
  };
}

function knownPart(part: Part, known: Product | null, matches: typeof isSame) {
  const candidates = part.type === 'MODIFIER' ? known?.modifiers : known?.options;
  return candidates?.find((one) => matches(part, one));
}

const keyOf = ({ type, renderType, name }: Part): string =>
  customizationKey({ customizationType: type, customizationRenderType: renderType, name });

type FindShared = (part: Part, known: Product | null) => Resolved | Refusal;

/** Finds or creates the customizations that the parts stand for. */
async function shareParts(
  ctx: Context,
  tx: Tx,
  parts: readonly Part[],
  wanted: readonly Wanted[],
): Promise<FindShared> {
  const found = await findCustomizations(tx, {
    ids: [...new Set(parts.flatMap(({ id }) => id ?? []))],
    keys: [...new Set(parts.map(keyOf))],
  });
  const index = indexOf(found);
  const knownIds = idsOf(wanted);
  const isForeign = ({ id }: { id?: string }) => id !== undefined && !knownIds.has(id);
  const isLost = (part: Part) => !index.of(part) && isForeign(part);
  await makeMissing(
    ctx,
    tx,
    parts.filter((part) => !index.of(part) && !isForeign(part)),
    index,
  );
  await addChoices(
    ctx,
    tx,
    parts.filter((part) => !isLost(part)),
    index,
    isForeign,
  );
  return (part) => {
    const customization = index.of(part);
    if (!customization) {
      return isForeign(part)
        ? refuse('CUSTOMIZATION_NOT_EXIST', { customizationId: part.id })
        : refuse('CUSTOMIZATIONS_CREATION_FAILED', { name: part.name });
    }
    const choices: Resolved['choices'] = [];
    for (const choice of part.choices) {
      const same = choicesOf(customization).find((one) => isSameChoice(choice, one));
      if (!same && isForeign(choice)) return refuse('CHOICE_NOT_EXIST', { option: part.name, choiceId: choice.id });
      // if a customization is full, further choices belong to the product only
      choices.push(same ? { id: same.id, name: same.name } : { id: choice.id ?? ctx.newId(), name: choice.name });
    }
    return { id: customization.id, name: customization.name, choices };
  };
}

/** An id whose choice has since been renamed does not count: the name decides, as buyers read it. */
const isSameChoice = (sent: Choice, there: { id: string; name: string }): boolean =>
  sent.name === there.name || (sent.id === there.id && sent.name === sent.id);

type Index = { of(part: Part): Customization | undefined; put(one: Customization): void };

function indexOf(found: readonly Customization[]): Index {
  const byId = new Map<string, Customization>();
  const byKey = new Map<string, Customization>();
  const put = (one: Customization) => {
    byId.set(one.id, one);
    byKey.set(customizationKey(one), one);
  };
  found.forEach(put);
  const of = (part: Part) => {
    const named = part.id ? byId.get(part.id) : undefined;
    const isMeant =
      named && named.customizationType === part.type && (named.name === part.name || part.name === part.id);
    // an option may change between words and colours on a product alone
    return isMeant ? named : byKey.get(keyOf(part));
  };
  return { of, put };
}

/** Ids that products of the batch already have; some may be older than customizations. */
const idsOf = (wanted: readonly Wanted[]): Set<string> =>
  new Set(
    wanted
      .flatMap(({ known }) => [...(known?.options ?? []), ...(known?.modifiers ?? [])])
      .flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)]),
  );

async function makeMissing(ctx: Context, tx: Tx, parts: readonly Part[], index: Index): Promise<void> {
  const made = new Map<string, Customization>();
  for (const part of parts) {
    if (made.has(keyOf(part))) continue;
    made.set(keyOf(part), {
      id: part.id ?? ctx.newId(),
      revision: '1',
      name: part.name,
      customizationType: part.type,
      customizationRenderType: part.renderType,
      ...(part.renderType === 'FREE_TEXT'
        ? { freeTextInput: toFreeTextInput(ctx, part) }
        : { choicesSettings: { choices: [] } }),
    });
  }
  // with the batch's choices, so that nothing is left to be added
  const complete = [...made.values()].map((one) =>
    withChoices(
      ctx,
      one,
      parts.filter((part) => keyOf(part) === customizationKey(one)),
    ),
  );
  for (const one of await insertShared(ctx, tx, complete)) index.put(one);
}

const toFreeTextInput = ({ site }: Context, { name, freeText }: Part) => ({
  title: freeText?.title ?? name,
  minCharCount: freeText?.minLength ?? 0,
  maxCharCount: freeText?.maxLength ?? 500,
  defaultAddedPrice:
    toSharedChoice({ id: '', name, addedPrice: freeText?.addedPrice }, site.currency).defaultAddedPrice ?? null,
});

/** The customization extended by the parts' choices that it lacks, as far as there is room. */
function withChoices(
  ctx: Context,
  customization: Customization,
  parts: readonly Part[],
  isForeign: (choice: Choice) => boolean = () => false,
): Customization {
  if (customization.customizationRenderType === 'FREE_TEXT') return customization;
  const choices = [...choicesOf(customization)];
  const names = new Set(choices.map(({ name }) => name));
  const ids = new Set(choices.map(({ id }) => id));
  for (const choice of parts.flatMap((part) => part.choices)) {
    if (names.has(choice.name) || (choice.id !== undefined && choice.name === choice.id && ids.has(choice.id)))
      continue;
    if (isForeign(choice) || choices.length >= MOST_CHOICES) continue;
    const id = choice.id && !ids.has(choice.id) ? choice.id : ctx.newId();
    names.add(choice.name);
    ids.add(id);
    choices.push(toSharedChoice({ ...choice, id, mediaIds: [] }, ctx.site.currency));
  }
  return { ...customization, choicesSettings: { choices } };
}

async function addChoices(
  ctx: Context,
  tx: Tx,
  parts: readonly Part[],
  index: Index,
  isForeign: (choice: Choice) => boolean,
): Promise<void> {
  const partsOfId = new Map<string, Part[]>();
  for (const part of parts) {
    const id = index.of(part)?.id;
    if (id) partsOfId.set(id, [...(partsOfId.get(id) ?? []), part]);
  }
  const grown = (one: Customization) => withChoices(ctx, one, partsOfId.get(one.id) ?? [], isForeign);
  const isGrowing = (one: Customization) => choicesOf(grown(one)).length > choicesOf(one).length;
  const growing = [...partsOfId].flatMap(([id, [part]]) => {
    const one = part && index.of(part);
    return one && isGrowing(one) ? [id] : [];
  });
  if (growing.length === 0) return;
  // rows read without a lock may have changed since
  const locked = await lockCustomizations(tx, growing);
  if (locked.length < growing.length) throw new LostRace('a customization was deleted meanwhile');
  const changed = locked.filter(isGrowing).map(grown);
  locked.forEach(index.put);
  if (changed.length === 0) return;
  await updateShared(ctx, tx, changed);
  changed.forEach(index.put);
}
