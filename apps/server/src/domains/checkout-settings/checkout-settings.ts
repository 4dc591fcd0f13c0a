import type { checkoutSettings } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { changeSettings, viewSettings } from './change-settings.ts';
import { joined } from './joined.ts';
import { findSettings } from './settings.store.ts';
import type { WireSettings } from './settings.ts';

export const getCheckoutSettings: UseCase<typeof checkoutSettings.getCheckoutSettings> = async (ctx) => ({
  checkoutSettings: viewSettings(await readSite(ctx, findSettings)),
});

/** Changes the fields that are sent; null clears one. */
export const updateCheckoutSettings: UseCase<typeof checkoutSettings.updateCheckoutSettings> = async (
  ctx,
  { checkoutSettings: sent },
) => {
  const { createdDate: _, updatedDate: __, ...changes } = sent;
  const saved = await changeSettings(ctx, ({ wire, own }) => ({ wire: joined(wire, changes) as WireSettings, own }));
  return isRefusal(saved) ? saved : { checkoutSettings: viewSettings(saved) };
};
