import { isDeepStrictEqual } from 'node:util';
import { checkoutSettingsEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { joined } from './joined.ts';
import { findSettings, saveSettings } from './settings.store.ts';
import { type SavedSettings, usualWireSettings, type WireSettings } from './settings.ts';

type Changed = Pick<SavedSettings, 'wire' | 'own'>;

/** Changes the settings, and announces them. */
export const changeSettings = (
  ctx: Context,
  change: (known: SavedSettings) => Changed | Refusal,
): Promise<SavedSettings | Refusal> =>
  withSite(ctx, async (tx) => {
    const known = await findSettings(tx, { lock: true });
    const changed = change(known);
    if (isRefusal(changed)) return changed;
    // no change means no new revision
    if (isSame(known, changed)) return known;
    const saved = await saveSettings(tx, { ...known, ...changed }, ctx.now());
    if (!saved) return refuse('INVALID_REVISION');
    ctx.cache.changed(tx);
    announce(ctx, tx, saved);
    return saved;
  });

const isSame = (one: Changed, other: Changed): boolean =>
  isDeepStrictEqual(one.own, other.own) && isDeepStrictEqual(completed(one.wire), completed(other.wire));

const completed = (wire: WireSettings) => joined(usualWireSettings, wire) as WireSettings;

export const viewSettings = ({ wire, createdDate, updatedDate }: SavedSettings) => ({
  ...completed(wire),
  ...(createdDate && { createdDate }),
  ...(updatedDate && { updatedDate }),
});

const announce = (ctx: Context, tx: Tx, saved: SavedSettings): void =>
  emit(tx, checkoutSettingsEvents.updated(viewSettings(saved), { entityId: ctx.siteId }));
