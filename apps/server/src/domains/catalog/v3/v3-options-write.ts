import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { ChoiceInput, OptionInput } from '../product/build-product.ts';
import { mediaIdOf } from '../product/media-id.ts';
import type { OptionChoice } from '../product/product.ts';
import type { V3ProductWrite } from './v3-product-write.ts';

type WireOption = NonNullable<V3ProductWrite['options']>[number];
type WireChoice = NonNullable<NonNullable<WireOption['choicesSettings']>['choices']>[number];

/**
 * The options of a V3 request. An option given only by its id has the id as its name until it is looked up. @param
 * known the product's current options: what the request omits of them stays
 */
export function readOptions(wire: readonly WireOption[], known: readonly OptionInput[]): OptionInput[] | Refusal {
  const options: OptionInput[] = [];
  for (const one of wire) {
    const same = known.find(({ id }) => id !== undefined && id === one.id);
    const choices = one.choicesSettings ? readChoices(one.choicesSettings.choices ?? [], same) : (same?.choices ?? []);
    if (isRefusal(choices)) return choices;
    options.push({
      ...(one.id ? { id: one.id } : {}),
      name: one.name ?? same?.name ?? one.id ?? '',
      renderType: one.optionRenderType ?? same?.renderType ?? 'TEXT_CHOICES',
      choices,
    });
  }
  return options;
}

function readChoices(wire: readonly WireChoice[], known: OptionInput | undefined): ChoiceInput[] | Refusal {
  const choices: ChoiceInput[] = [];
  for (const one of wire) {
    const same = known?.choices.find(({ id }) => id !== undefined && id === one.choiceId);
    const look = readChoiceLook(one, same);
    if (isRefusal(look)) return look;
    choices.push({
      ...(one.choiceId ? { id: one.choiceId } : {}),
      name: one.name ?? same?.name ?? one.choiceId ?? '',
      ...look,
    });
  }
  return choices;
}

type Look = Pick<OptionChoice, 'colorCode' | 'mediaIds' | 'displayImageId'>;
type WireLook = Pick<WireChoice, 'colorCode' | 'choiceType' | 'linkedMedia' | 'media' | 'displayImage'>;

/** The appearance of a choice: its colour, the product's pictures of it, or a picture in place of a colour. */
export function readChoiceLook(wire: WireLook, known?: Partial<Look>): Look | Refusal {
  const references = wire.media?.items?.map(({ mediaId, url }) => mediaIdOf({ id: mediaId, url }));
  const linked = wire.linkedMedia?.map(mediaIdOf);
  const mediaIds = references ?? linked ?? known?.mediaIds ?? [];
  const displayImageId = wire.displayImage ? mediaIdOf(wire.displayImage) : (known?.displayImageId ?? null);
  if (mediaIds.includes(null) || (wire.displayImage && displayImageId === null))
    return refuse('PRODUCT_MEDIA_NOT_EXIST');
  const isText = wire.choiceType === 'CHOICE_TEXT';
  return {
    colorCode: isText ? null : (wire.colorCode ?? known?.colorCode ?? null),
    mediaIds: mediaIds.flatMap((id) => id ?? []),
    displayImageId,
  };
}
