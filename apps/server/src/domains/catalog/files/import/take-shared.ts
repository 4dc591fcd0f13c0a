/**
 * Imports the entities that products of a file share, before the products. Existing entities of the site stay as they
 * are.
 */
import type { Context } from '../../../../context.ts';
import { LostRace, type Tx } from '../../../../platform/db/index.ts';
import { describeRefusal } from '../../../../platform/resource/index.ts';
import { ensureLocations } from '../../../inventory/index.ts';
import {
  type Customization,
  type CustomizationChoice,
  choicesOf,
  customizationKey,
  MOST_CHOICES,
} from '../../customizations/customization.ts';
import { completeChoice, refusalOfCustomization } from '../../customizations/customization-rules.ts';
import { findCustomizations, lockCustomizations } from '../../customizations/customizations.store.ts';
import { insertShared, updateShared } from '../../customizations/shared-customizations.ts';
import { errorInRow, type ImportProblem, shortened } from '../formats/import-problem.ts';
import type { ReadProduct } from '../formats/read-product.ts';
import type { CustomizationDraft, SharedChoiceDraft } from '../formats/shared-draft.ts';
import type { FoundMedia } from './find-media.ts';

/**
 * Creates the locations and customizations that the site lacks, and extends existing customizations by missing choices.
 * @returns the problems
 */
export async function takeShared(
  ctx: Context,
  tx: Tx,
  batch: readonly ReadProduct[],
  media: FoundMedia,
): Promise<ImportProblem[]> {
  const shared = batch.flatMap((read) => (read.shared ? [{ row: read.row, shared: read.shared }] : []));
  await ensureLocations(
    ctx,
    tx,
    shared.flatMap((one) => ('location' in one.shared ? one.shared.location : [])),
  );
  const read = shared.flatMap(({ row, shared: one }) =>
    'customization' in one ? [{ row, customization: customizationOf(ctx, one.customization, media) }] : [],
  );
  if (read.length === 0) return [];
  const refused = read.flatMap(({ row, customization }) => refusalIn(row, customization));
  const wrong = new Set(refused.map(({ row }) => row));
  const wanted = new Map(
    read.flatMap(({ row, customization }) =>
      wrong.has(row) ? [] : [[customizationKey(customization), customization] as const],
    ),
  );
  await takeCustomizations(ctx, tx, wanted);
  return refused;
}

function refusalIn(row: number, customization: Customization): ImportProblem[] {
  const refusal = refusalOfCustomization(customization);
  if (!refusal) return [];
  const reason = `The customization was left out: ${describeRefusal(refusal).description}`;
  return [{ ...errorInRow(row, reason), value: shortened(customization.name) }];
}

async function takeCustomizations(ctx: Context, tx: Tx, wanted: ReadonlyMap<string, Customization>): Promise<void> {
  const found = await findCustomizations(tx, { keys: [...wanted.keys()] });
  const known = new Set(found.map(customizationKey));
  await insertShared(
    ctx,
    tx,
    [...wanted.values()].filter((one) => !known.has(customizationKey(one))),
  );
  const grown = (one: Customization) => withMissing(one, wanted.get(customizationKey(one)));
  const growing = found.filter((one) => grown(one) !== one).map(({ id }) => id);
  if (growing.length === 0) return;
  const locked = await lockCustomizations(tx, growing);
  if (locked.length < growing.length) throw new LostRace('a customization was deleted meanwhile');
  await updateShared(ctx, tx, locked.map(grown));
}

/**
 * The customization extended by the file's choices that it lacks, as far as there is room; unchanged where it lacks
 * none.
 */
function withMissing(known: Customization, wanted: Customization | undefined): Customization {
  if (!wanted) return known;
  const idByName = new Map(choicesOf(known).map(({ id, name }) => [name, id]));
  const idNow = new Map(choicesOf(wanted).map(({ id, name }) => [id, idByName.get(name) ?? id]));
  const missing = choicesOf(wanted)
    .filter(({ name }) => !idByName.has(name))
    .map(({ primaryChoiceIds, ...choice }) => ({
      ...choice,
      ...(primaryChoiceIds && { primaryChoiceIds: primaryChoiceIds.map((id) => idNow.get(id) ?? id) }),
    }))
    .slice(0, Math.max(0, MOST_CHOICES - idByName.size));
  return missing.length > 0 ? { ...known, choicesSettings: { choices: [...choicesOf(known), ...missing] } } : known;
}

function customizationOf(ctx: Context, draft: CustomizationDraft, media: FoundMedia): Customization {
  const { name, customizationType, renderType, choices, freeText } = draft;
  return {
    id: ctx.newId(),
    revision: '1',
    name,
    customizationType,
    customizationRenderType: renderType,
    ...(choices ? { choicesSettings: { choices: choicesFrom(ctx, choices, media) } } : {}),
    ...(freeText ? { freeTextInput: { ...freeText, defaultAddedPrice: freeText.defaultAddedPrice ?? null } } : {}),
  };
}

function choicesFrom(ctx: Context, drafts: readonly SharedChoiceDraft[], media: FoundMedia): CustomizationChoice[] {
  const ids = new Map(drafts.map(({ name }) => [name, ctx.newId()]));
  return drafts.map(({ displayImage, altText, primaryChoices = [], ...choice }) => {
    const id = displayImage && media.files.get(displayImage)?.id;
    const primaryChoiceIds = primaryChoices.flatMap((name) => ids.get(name) ?? []);
    return completeChoice(
      {
        ...choice,
        ...(id ? { displayImage: { id, altText: altText ?? null } } : {}),
        ...(primaryChoiceIds.length > 0 ? { primaryChoiceIds } : {}),
      },
      ids.get(choice.name) ?? ctx.newId(),
    );
  });
}
