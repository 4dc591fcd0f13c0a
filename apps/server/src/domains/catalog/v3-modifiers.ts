import { parseAmount } from '@stoa/money';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { ProductModifier } from './product.ts';
import type { V3ProductWrite } from './v3-product-write.ts';

type WireModifier = NonNullable<V3ProductWrite['modifiers']>[number];

/** The modifiers of a V3 write. Ids are empty where the write names none; amounts in minor units. */
export function readModifiers(wire: readonly WireModifier[], currency: string): ProductModifier[] | Refusal {
  const modifiers: ProductModifier[] = [];
  for (const [index, one] of wire.entries()) {
    const modifier = readModifier(one, currency, `product.modifiers.${index}`);
    if (isRefusal(modifier)) return modifier;
    modifiers.push(modifier);
  }
  return modifiers;
}

function readModifier(wire: WireModifier, currency: string, path: string): ProductModifier | Refusal {
  const { name, modifierRenderType: renderType, mandatory = false } = wire;
  if (!name || !renderType) return refuse('MODIFIER_NAME_AND_TYPE_REQUIRED');
  const choices = readChoices(wire, name, currency, path);
  if (isRefusal(choices)) return choices;
  const freeText = readFreeText(wire, name, currency, path);
  if (isRefusal(freeText)) return freeText;
  return { id: wire.id ?? '', name, renderType, mandatory: mandatory ?? false, choices, freeText };
}

function readChoices(
  { choicesSettings }: WireModifier,
  modifier: string,
  currency: string,
  path: string,
): ProductModifier['choices'] | Refusal {
  const choices: ProductModifier['choices'] = [];
  for (const [index, choice] of (choicesSettings?.choices ?? []).entries()) {
    const { name, choiceId, colorCode } = choice;
    if (!name) return refuse('MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED', { modifier });
    const field = `${path}.choicesSettings.choices.${index}.addedPrice`;
    const addedPrice = readAddedPrice(choice.addedPrice, currency, field);
    if (isRefusal(addedPrice)) return addedPrice;
    choices.push({ id: choiceId ?? '', name, colorCode: colorCode ?? null, mediaIds: [], addedPrice });
  }
  return choices;
}

function readFreeText(
  { freeTextSettings }: WireModifier,
  name: string,
  currency: string,
  path: string,
): ProductModifier['freeText'] | Refusal {
  if (!freeTextSettings) return null;
  const { title = name, minCharCount = 0, maxCharCount = 500, defaultAddedPrice } = freeTextSettings;
  const addedPrice = readAddedPrice(defaultAddedPrice, currency, `${path}.freeTextSettings.defaultAddedPrice`);
  return isRefusal(addedPrice) ? addedPrice : { title, minLength: minCharCount, maxLength: maxCharCount, addedPrice };
}

function readAddedPrice(amount: string | null | undefined, currency: string, field: string): number | Refusal {
  const parsed = parseAmount(amount ?? '0', currency);
  const description = `is not an amount of ${currency}: ${amount}`;
  return parsed ?? invalid({ field, description, violatedRule: 'DECIMAL_MAX_SCALE' });
}
