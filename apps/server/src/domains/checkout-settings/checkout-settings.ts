import type { checkoutSettings } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { changeSettings, viewSettings } from './change-settings.ts';
import { joined } from './joined.ts';
import { findSettings } from './settings.store.ts';
import type { WireSettings } from './settings.ts';

export const getCheckoutSettings: UseCase<typeof checkoutSettings.getCheckoutSettings> = async (ctx) => ({
  checkoutSettings: viewSettings(await readSite(ctx, findSettings)),
});

type SentLook = NonNullable<
  Parameters<UseCase<typeof checkoutSettings.updateCheckoutSettings>>[1]['checkoutSettings']
>['checkoutBrand'];

/** The checkout has no express buttons, whose corners could be round, and shows pictures of the site's own media. */
export function refuseLook({ header, mainSection: main, footer }: NonNullable<SentLook> = {}): Refusal | null {
  const wrong = (field: string, description: string, violatedRule: 'FIELD_NOT_ALLOWED' | 'REQUIRED_FIELD') =>
    invalid({ field: `checkoutSettings.checkoutBrand.${field}`, description, violatedRule });
  if (main?.expressButtonsCornerRadius === 'PILL')
    return wrong(
      'mainSection.expressButtonsCornerRadius',
      'cannot be set: there are no express buttons',
      'FIELD_NOT_ALLOWED',
    );
  const fills = {
    'header.backgroundFill': header?.backgroundFill,
    'mainSection.formBackgroundFill': main?.formBackgroundFill,
    'mainSection.summaryBackgroundFill': main?.summaryBackgroundFill,
    'footer.backgroundFill': footer?.backgroundFill,
  };
  const [field] = Object.entries(fills).find(([, fill]) => fill?.image && !fill.image.id) ?? [];
  return field
    ? wrong(`${field}.image.id`, 'is required: pictures are those of the media library', 'REQUIRED_FIELD')
    : null;
}

/** Changes the fields that are sent; null clears one. */
export const updateCheckoutSettings: UseCase<typeof checkoutSettings.updateCheckoutSettings> = async (
  ctx,
  { checkoutSettings: sent },
) => {
  const { createdDate: _, updatedDate: __, ...changes } = sent;
  const unserved = refuseLook(sent.checkoutBrand);
  if (unserved) return unserved;
  const saved = await changeSettings(ctx, ({ wire, own }) => ({ wire: joined(wire, changes) as WireSettings, own }));
  return isRefusal(saved) ? saved : { checkoutSettings: viewSettings(saved) };
};
