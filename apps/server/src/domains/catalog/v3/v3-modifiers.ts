import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { ModifierChoice, ProductModifier } from '../product/product.ts';
import { readAmount } from './v3-amounts.ts';
import { readChoiceLook } from './v3-options-write.ts';
import type { V3ProductWrite } from './v3-product-write.ts';

type WireModifier = NonNullable<V3ProductWrite['modifiers']>[number];
const LONGEST_TEXT = 500;

/** The modifiers of a V3 request. Ids are empty where it gives none; amounts in minor units. */
export function readModifiers(
  wire: readonly WireModifier[],
  known: readonly ProductModifier[],
  currency: string,
): ProductModifier[] | Refusal {
  const modifiers: ProductModifier[] = [];
  for (const [index, one] of wire.entries()) {
    const same = known.find(({ id }) => id === one.id);
    const modifier = readModifier(one, same, currency, `product.modifiers.${index}`);
    if (isRefusal(modifier)) return modifier;
    modifiers.push(modifier);
  }
  return modifiers;
}

function readModifier(
  wire: WireModifier,
  known: ProductModifier | undefined,
  currency: string,
  path: string,
): ProductModifier | Refusal {
  const name = wire.name ?? known?.name ?? wire.id;
  const renderType = wire.modifierRenderType ?? known?.renderType;
  if (!name || !renderType) return refuse('MODIFIER_NAME_AND_TYPE_REQUIRED');
  const mandatory = wire.mandatory ?? known?.mandatory ?? false;
  const common = { id: wire.id ?? '', name, renderType, mandatory };
  if (renderType === 'FREE_TEXT') {
    if (wire.choicesSettings) return notFor(`${path}.choicesSettings`, 'a free text has no choices');
    const freeText = wire.freeTextSettings ? readFreeText(wire, name, currency, path) : known?.freeText;
    if (freeText === undefined || freeText === null)
      return {
        ...common,
        choices: [],
        freeText: { title: name, minLength: 0, maxLength: LONGEST_TEXT, addedPrice: 0 },
      };
    return isRefusal(freeText) ? freeText : { ...common, choices: [], freeText };
  }
  if (wire.freeTextSettings) return notFor(`${path}.freeTextSettings`, 'only a free text has these');
  const choices = wire.choicesSettings ? readChoices(wire, name, currency, path) : known?.choices;
  if (!choices) return refuse('MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED', { modifier: name });
  return isRefusal(choices) ? choices : { ...common, choices, freeText: null };
}

const notFor = (field: string, description: string): Refusal =>
  invalid({ field, description, violatedRule: 'ONE_OF_ALIGNMENT' });

function readChoices(
  { choicesSettings }: WireModifier,
  modifier: string,
  currency: string,
  path: string,
): ModifierChoice[] | Refusal {
  const choices: ModifierChoice[] = [];
  for (const [index, choice] of (choicesSettings?.choices ?? []).entries()) {
    const name = choice.name ?? choice.choiceId;
    if (!name) return refuse('MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED', { modifier });
    const field = `${path}.choicesSettings.choices.${index}.addedPrice`;
    const addedPrice = readAmount(choice.addedPrice ?? '0', currency, field);
    if (isRefusal(addedPrice)) return addedPrice;
    const look = readChoiceLook(choice);
    if (isRefusal(look)) return look;
    choices.push({ id: choice.choiceId ?? '', name, ...look, addedPrice });
  }
  return choices;
}

function readFreeText(
  { freeTextSettings }: WireModifier,
  name: string,
  currency: string,
  path: string,
): ProductModifier['freeText'] | Refusal {
  const {
    title = name,
    minCharCount: minLength = 0,
    maxCharCount: maxLength = LONGEST_TEXT,
    defaultAddedPrice,
  } = freeTextSettings ?? {};
  const field = `${path}.freeTextSettings`;
  if (minLength < 0 || minLength > maxLength || !Number.isInteger(minLength) || !Number.isInteger(maxLength)) {
    const description = 'must be a whole number from 0 to maxCharCount';
    return invalid({ field: `${field}.minCharCount`, description, violatedRule: 'MAX' });
  }
  const addedPrice = readAmount(defaultAddedPrice ?? '0', currency, `${field}.defaultAddedPrice`);
  return isRefusal(addedPrice) ? addedPrice : { title, minLength, maxLength, addedPrice };
}
