/** Writes customizations that come with products or files. */
import { customizationEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { LostRace, type Tx } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { type Customization, MOST_CUSTOMIZATIONS } from './customization.ts';
import { countCustomizationTypes, insertCustomizations, updateCustomizations } from './customizations.store.ts';

/** Writes new customizations, as many as the site has room for. @returns those that were written */
export async function insertShared(ctx: Context, tx: Tx, made: readonly Customization[]): Promise<Customization[]> {
  if (made.length === 0) return [];
  const counts = await countCustomizationTypes(tx);
  const allowed = made.filter((one) => ++counts[one.customizationType] <= MOST_CUSTOMIZATIONS);
  const written = await insertCustomizations(tx, allowed.map(documentOf), ctx.now());
  if (written.size < allowed.length) throw new LostRace('somebody else made the same customization');
  announce(tx, 'created', allowed);
  return allowed;
}

const documentOf = ({ revision: _revision, ...rest }: Customization) => rest;

/** Overwrites customizations that the caller has locked. */
export async function updateShared(ctx: Context, tx: Tx, changed: readonly Customization[]): Promise<void> {
  await updateCustomizations(tx, changed, ctx.now());
  announce(tx, 'updated', changed);
}

function announce(tx: Tx, what: 'created' | 'updated', customizations: readonly Customization[]): void {
  for (const customization of customizations) emit(tx, customizationEvents[what](customization));
}
