/** Changes of the choices that a customization offers. */

import { customizationEvents, type customizations } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../../platform/refusal.ts';
import { bulkAnswer } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { type Customization, type CustomizationChoice, choicesOf } from './customization.ts';
import {
  changedChoices,
  refusalOfCustomization,
  reordered,
  replaced,
  type WireChoice,
  withAdded,
} from './customization-rules.ts';
import { choicesInUse, lockCustomizations, updateCustomizations } from './customizations.store.ts';
import { carryIntoProducts, customizationResource } from './customizations.ts';

type Service = typeof customizations;
type Change = {
  customizationId: string;
  revision?: string;
  fields?: readonly string[];
  make: (tx: Tx, known: Customization) => CustomizationChoice[] | Refusal | Promise<CustomizationChoice[] | Refusal>;
};

/** Changes the choices of one customization under its row's lock. */
async function change(ctx: Context, { customizationId, revision, fields, make }: Change) {
  return withSite(ctx, async (tx) => {
    const [known] = await lockCustomizations(tx, [customizationId]);
    if (!known) return absent;
    if (revision !== undefined && revision !== known.revision)
      return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const changed = await withChoices(tx, known, make);
    if (isRefusal(changed)) return changed;
    await write(ctx, tx, [{ known, changed }]);
    const [customization] = await customizationResource.show(ctx, tx, [next(changed)], fields);
    return { customization };
  });
}

const absent = notFound('there is no such customization');
const next = (changed: Customization): Customization => ({
  ...changed,
  revision: String(Number(changed.revision) + 1),
});

async function withChoices(tx: Tx, known: Customization, make: Change['make']): Promise<Customization | Refusal> {
  if (known.customizationRenderType === 'FREE_TEXT') return refuse('DOESNT_SUPPORT_CHOICES');
  const choices = await make(tx, known);
  if (isRefusal(choices)) return choices;
  const changed = { ...known, choicesSettings: { choices } };
  return refusalOfCustomization(changed) ?? changed;
}

/** Writes changed customizations, announces them, and carries visible changes into products. */
async function write(ctx: Context, tx: Tx, changes: readonly { known: Customization; changed: Customization }[]) {
  if (changes.length === 0) return;
  await updateCustomizations(
    tx,
    changes.map(({ changed }) => changed),
    ctx.now(),
  );
  for (const { known, changed } of changes) {
    emit(tx, customizationEvents.updated(next(changed)));
    const before = new Map(choicesOf(known).map((choice) => [choice.id, choice]));
    const altered = choicesOf(changed).filter((choice) => isAltered(before.get(choice.id), choice));
    if (altered.length > 0) await carryIntoProducts(ctx, tx, changed, altered);
  }
}

const isAltered = (before: CustomizationChoice | undefined, now: CustomizationChoice): boolean =>
  before !== undefined &&
  (before.name !== now.name || before.colorCode !== now.colorCode || before.displayImage?.id !== now.displayImage?.id);

export const addCustomizationChoices: UseCase<Service['addCustomizationChoices']> = (
  ctx,
  { customizationId, choices, fields },
) =>
  change(ctx, { customizationId, fields, make: (_tx, known) => withAdded(known, choices as WireChoice[], ctx.newId) });

/** Replaces the choices. Removed choices must not be in use by products. */
export const setCustomizationChoices: UseCase<Service['setCustomizationChoices']> = (
  ctx,
  { customizationId, choices, fields },
) =>
  change(ctx, {
    customizationId,
    fields,
    make: async (tx, known) => {
      const now = replaced(known, choices as WireChoice[], ctx.newId);
      const removed = choicesOf(known).filter(({ id }) => !now.some((one) => one.id === id));
      return (
        (await refusalOfUse(
          tx,
          known,
          removed.map(({ id }) => id),
        )) ?? now
      );
    },
  });

export const removeCustomizationChoices: UseCase<Service['removeCustomizationChoices']> = (
  ctx,
  { customizationId, choiceIds, revision, fields },
) =>
  change(ctx, {
    customizationId,
    revision,
    fields,
    make: async (tx, known) => {
      const missing = choiceIds.find((id) => !choicesOf(known).some((one) => one.id === id));
      if (missing) return refuse('CHOICE_NOT_FOUND', { choiceId: missing });
      return (await refusalOfUse(tx, known, choiceIds)) ?? choicesOf(known).filter(({ id }) => !choiceIds.includes(id));
    },
  });

async function refusalOfUse(tx: Tx, { id }: Customization, choiceIds: readonly string[]): Promise<Refusal | null> {
  const used = choiceIds.length ? await choicesInUse(tx, id, choiceIds) : [];
  return used.length ? refuse('CHOICE_ASSIGNED_TO_PRODUCT', { choiceIds: used }) : null;
}

export const updateCustomizationChoices: UseCase<Service['updateCustomizationChoices']> = (
  ctx,
  { customizationId, revision, choices, fields },
) =>
  change(ctx, {
    customizationId,
    revision,
    fields,
    make: (_tx, known) =>
      changedChoices(
        known,
        choices.map(({ choice }) => choice as WireChoice),
      ) ?? refuse('CHOICE_NOT_FOUND'),
  });

export const reorderCustomizationChoices: UseCase<Service['reorderCustomizationChoices']> = (
  ctx,
  { customizationId, revision, choiceIds, fields },
) =>
  change(ctx, {
    customizationId,
    revision,
    fields,
    make: (_tx, known) => reordered(known, choiceIds) ?? refuse('CHOICE_IDS_MISMATCH'),
  });

/** Each customization succeeds or fails by itself; those that succeed are written together. */
export const bulkAddCustomizationChoices: UseCase<Service['bulkAddCustomizationChoices']> = async (
  ctx,
  { customizationsChoices, returnEntity = true, fields },
) => {
  return withSite(ctx, async (tx) => {
    const ids = [...new Set(customizationsChoices.map(({ customizationId }) => customizationId))];
    const before = new Map((await lockCustomizations(tx, ids)).map((one) => [one.id, one]));
    const now = new Map(before);
    const outcomes: { id: string; refusal: Refusal | null }[] = [];
    for (const { customizationId: id, choices } of customizationsChoices) {
      const known = now.get(id);
      const add = (_tx: Tx, one: Customization) => withAdded(one, choices as WireChoice[], ctx.newId);
      const changed = known ? await withChoices(tx, known, add) : absent;
      if (!isRefusal(changed)) now.set(id, changed);
      outcomes.push({ id, refusal: isRefusal(changed) ? changed : null });
    }
    const changes = [...before.values()].flatMap((known) => {
      const changed = now.get(known.id);
      return changed && changed !== known ? [{ known, changed }] : [];
    });
    await write(ctx, tx, changes);
    const items = await customizationResource.show(
      ctx,
      tx,
      changes.map(({ changed }) => next(changed)),
      fields,
    );
    const byId = new Map(changes.map(({ changed }, index) => [changed.id, items[index]]));
    const { results, bulkActionMetadata } = bulkAnswer(outcomes, false);
    return {
      results: results.map(({ itemMetadata }) => ({
        itemMetadata,
        ...(returnEntity && itemMetadata.success && itemMetadata.id
          ? { customization: byId.get(itemMetadata.id) }
          : {}),
      })),
      bulkActionMetadata,
    };
  });
};
