import { readAmount } from '../../../../ui/form/read-number.ts';
import type { ProductView } from '../../product.ts';
import { newKey } from '../new-key.ts';
import { type ChoiceDraft, newChoice } from '../options/option-form.ts';

/** Something that buyers choose or write without creating a variant, such as an engraving or gift wrapping. */
export type ModifierDraft = {
  key: string;
  id: string | null;
  name: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT';
  mandatory: boolean;
  /** Used only without free text. */
  choices: ModifierChoiceDraft[];
  /** Used only with free text. */
  freeText: { title: string; minimum: string; maximum: string; addedPrice: string };
};
export type ModifierChoiceDraft = ChoiceDraft & { addedPrice: string };

export const LONGEST_TEXT = 500;
export const MAXIMUM_MODIFIERS = 10;

export const newModifier = (renderType: ModifierDraft['renderType']): ModifierDraft => ({
  key: newKey(),
  id: null,
  name: '',
  renderType,
  mandatory: false,
  choices: [],
  freeText: { title: '', minimum: '0', maximum: String(LONGEST_TEXT), addedPrice: '' },
});

export const newModifierChoice = (name: string, isSwatch: boolean): ModifierChoiceDraft => ({
  ...newChoice(name, isSwatch),
  addedPrice: '',
});

type WireModifier = NonNullable<ProductView['modifiers']>[number];

export function readModifier(wire: WireModifier): ModifierDraft {
  const { freeTextSettings: text } = wire;
  return {
    ...newModifier(wire.modifierRenderType ?? 'TEXT_CHOICES'),
    key: wire.id ?? newKey(),
    id: wire.id ?? null,
    name: wire.name ?? '',
    mandatory: wire.mandatory ?? false,
    choices: (wire.choicesSettings?.choices ?? []).map((choice) => ({
      key: choice.choiceId ?? newKey(),
      id: choice.choiceId ?? null,
      name: choice.name ?? '',
      colorCode: choice.colorCode ?? '',
      swatchPicture: choice.displayImage?.id ?? '',
      mediaIds: (choice.linkedMedia ?? []).flatMap((media) => media.id ?? []),
      addedPrice: shownPrice(choice.addedPrice),
    })),
    freeText: {
      title: text?.title ?? '',
      minimum: String(text?.minCharCount ?? 0),
      maximum: String(text?.maxCharCount ?? LONGEST_TEXT),
      addedPrice: shownPrice(text?.defaultAddedPrice),
    },
  };
}

/** An added price of zero appears as an empty field. */
const shownPrice = (amount: string | null | undefined): string => (amount && Number(amount) > 0 ? amount : '');

export function writeModifier(modifier: ModifierDraft): WireModifier {
  const { id, name, renderType, mandatory, choices, freeText } = modifier;
  const common = { ...(id && { id }), name: name.trim(), modifierRenderType: renderType, mandatory };
  if (renderType === 'FREE_TEXT') {
    const freeTextSettings = {
      title: freeText.title.trim() || name.trim(),
      minCharCount: Number(freeText.minimum) || 0,
      maxCharCount: Number(freeText.maximum) || LONGEST_TEXT,
      defaultAddedPrice: readAmount(freeText.addedPrice) ?? '0',
    };
    return { ...common, freeTextSettings };
  }
  const isSwatch = renderType === 'SWATCH_CHOICES';
  return {
    ...common,
    choicesSettings: {
      choices: choices.map((choice) => ({
        ...(choice.id && { choiceId: choice.id }),
        name: choice.name.trim(),
        ...(isSwatch
          ? { choiceType: 'ONE_COLOR' as const, colorCode: choice.colorCode }
          : { choiceType: 'CHOICE_TEXT' as const }),
        addedPrice: readAmount(choice.addedPrice) ?? '0',
      })),
    },
  };
}
