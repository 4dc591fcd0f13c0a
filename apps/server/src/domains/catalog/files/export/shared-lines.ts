/** Entities that products of a site share, as lines of JSON before the products. */
import type { Context } from '../../../../context.ts';
import { readSite } from '../../../../platform/db/index.ts';
import { listLocations } from '../../../inventory/index.ts';
import { type Customization, choicesOf } from '../../customizations/customization.ts';
import { findCustomizationsAfter } from '../../customizations/customizations.store.ts';
import type { CustomizationDraft, SharedDraft } from '../formats/shared-draft.ts';
import type { ExportFilter } from './exported-products.store.ts';

/** Customizations that are read at a time: each may have a thousand choices. */
const AT_A_TIME = 100;

/** Locations, and for a full export the site's customizations, including those that products do not use completely. */
export async function* sharedLines(
  ctx: Context,
  filter: ExportFilter,
  sourceOf: (mediaId: string) => string,
): AsyncGenerator<string> {
  for (const location of await readSite(ctx, listLocations)) yield lineOf({ location });
  const isWhole = Object.values(filter).every((one) => one === null || one === undefined || one === '');
  if (!isWhole) return;
  for (let after = ''; ; ) {
    const from = after;
    const found = await readSite(ctx, (tx) => findCustomizationsAfter(tx, from, AT_A_TIME));
    for (const { customization } of found) yield lineOf({ customization: draftOf(customization, sourceOf) });
    if (found.length < AT_A_TIME) return;
    after = found.at(-1)?.key ?? after;
  }
}

const lineOf = (shared: SharedDraft): string => `${JSON.stringify(shared)}\n`;

function draftOf(customization: Customization, sourceOf: (mediaId: string) => string): CustomizationDraft {
  const { name, customizationType, customizationRenderType: renderType, freeTextInput } = customization;
  if (freeTextInput) {
    const { title, minCharCount, maxCharCount, defaultAddedPrice } = freeTextInput;
    const freeText = { title, minCharCount, maxCharCount, defaultAddedPrice };
    return { name, customizationType, renderType, freeText };
  }
  const names = new Map(choicesOf(customization).map((choice) => [choice.id, choice.name]));
  const choices = choicesOf(customization).map((choice) => {
    const { colorCode, defaultAddedPrice, displayImage, primaryChoiceIds = [] } = choice;
    const primaryChoices = primaryChoiceIds.flatMap((id) => names.get(id) ?? []);
    return {
      name: choice.name,
      ...(colorCode && { colorCode }),
      ...(defaultAddedPrice && { defaultAddedPrice }),
      ...(displayImage?.id && { displayImage: sourceOf(displayImage.id), altText: displayImage.altText ?? null }),
      ...(primaryChoices.length > 0 && { primaryChoices }),
    };
  });
  return { name, customizationType, renderType, choices };
}
