import { invalid, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type CustomizationChoice, type CustomizationDocument, choicesOf, MOST_CHOICES } from './customization.ts';

const LONGEST_TEXT = 500;

/** The refusal of an inconsistent customization; null where it is consistent. */
export function refusalOfCustomization(draft: Partial<CustomizationDocument>): Refusal | null {
  const { customizationType: type, customizationRenderType: renderType, choicesSettings, freeTextInput } = draft;
  if (!type) return required('customizationType');
  if (!renderType) return required('customizationRenderType');
  if (type === 'PRODUCT_OPTION') {
    if (freeTextInput) return refuse('MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION');
    if (renderType === 'FREE_TEXT') return refuse('INVALID_CUSTOMIZATION_RENDER_TYPE');
  }
  if (renderType === 'FREE_TEXT') {
    if (choicesSettings) return refuse('DOESNT_SUPPORT_CHOICES');
    return freeTextInput ? refusalOfFreeText(freeTextInput) : required('freeTextInput');
  }
  if (freeTextInput) return refuse('DOESNT_SUPPORT_FREE_TEXT');
  return choicesSettings?.choices ? refusalOfChoices(draft) : required('choicesSettings.choices');
}

const required = (field: string): Refusal =>
  invalid({ field: `customization.${field}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });

function refusalOfFreeText({
  minCharCount = 0,
  maxCharCount = LONGEST_TEXT,
}: Partial<NonNullable<CustomizationDocument['freeTextInput']>>): Refusal | null {
  const isWhole = Number.isInteger(minCharCount) && Number.isInteger(maxCharCount);
  return isWhole && minCharCount >= 0 && minCharCount <= maxCharCount ? null : refuse('INVALID_FREE_TEXT_SETTINGS');
}

/** The violation among the choices, if any; names are compared as buyers read them. */
function refusalOfChoices(draft: Partial<CustomizationDocument>): Refusal | null {
  const choices = draft.choicesSettings?.choices ?? [];
  if (choices.length > MOST_CHOICES) return refuse('CHOICES_LIMIT_EXCEEDED', { limit: MOST_CHOICES });
  for (const [index, choice] of choices.entries()) {
    const field = `choices.${index}`;
    if (!choice.name?.trim()) return required(`choicesSettings.${field}.name`);
    if (choice.choiceType === 'ONE_COLOR' && !choice.colorCode) return required(`choicesSettings.${field}.colorCode`);
    if (draft.customizationType === 'PRODUCT_OPTION' && Number(choice.defaultAddedPrice ?? 0) !== 0)
      return refuse('MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION');
  }
  const names = choices.map(({ name }) => name);
  return new Set(names).size < names.length ? refuse('ALREADY_EXISTS', { field: 'choices.name' }) : null;
}

export type WireChoice = Partial<CustomizationChoice>;

/** A choice in its stored form. */
export function completeChoice(wire: WireChoice, id: string): CustomizationChoice {
  const { name = '', colorCode, choiceType = colorCode ? 'ONE_COLOR' : 'CHOICE_TEXT', ...rest } = wire;
  const { defaultAddedPrice, displayImage, primaryChoiceIds } = rest;
  return {
    id,
    name: name.trim(),
    choiceType,
    ...(colorCode ? { colorCode } : {}),
    ...(defaultAddedPrice ? { defaultAddedPrice } : {}),
    ...(displayImage ? { displayImage } : {}),
    ...(primaryChoiceIds ? { primaryChoiceIds } : {}),
  };
}

/** The choices with further ones appended. */
export const withAdded = (
  customization: CustomizationDocument,
  added: readonly WireChoice[],
  newId: () => string,
): CustomizationChoice[] => [...choicesOf(customization), ...added.map((choice) => completeChoice(choice, newId()))];

/** Exactly these choices; a choice matched by its id or name keeps its identity. */
export function replaced(
  customization: CustomizationDocument,
  wanted: readonly WireChoice[],
  newId: () => string,
): CustomizationChoice[] {
  const known = choicesOf(customization);
  return wanted.map((choice) => {
    const same = known.find(({ id, name }) => (choice.id ? id === choice.id : name === choice.name));
    return completeChoice({ ...same, ...choice }, same?.id ?? newId());
  });
}

/** The choices with the given changes applied; null where a change names an unknown choice. */
export function changedChoices(
  customization: CustomizationDocument,
  changes: readonly WireChoice[],
): CustomizationChoice[] | null {
  const known = choicesOf(customization);
  if (changes.some(({ id }) => !known.some((one) => one.id === id))) return null;
  return known.map((choice) => {
    const { choiceType: _type, ...change } = changes.find(({ id }) => id === choice.id) ?? {};
    return completeChoice({ ...choice, ...change }, choice.id);
  });
}

/** The choices in another order; null where the ids do not match. */
export function reordered(customization: CustomizationDocument, ids: readonly string[]): CustomizationChoice[] | null {
  const known = new Map(choicesOf(customization).map((choice) => [choice.id, choice]));
  const order = ids.flatMap((id) => known.get(id) ?? []);
  return new Set(ids).size === known.size && order.length === known.size ? order : null;
}
