import { formatSum, isFree, type Money } from '../../lib/amounts.ts';
import type { V3Product } from '../../lib/api.ts';
import type { ModifierView } from './purchasable.ts';

type V3Modifier = NonNullable<V3Product['modifiers']>[number];

export function viewModifier(modifier: V3Modifier, money: Money): ModifierView {
  const { freeTextSettings, choicesSettings, modifierRenderType } = modifier;
  const isSwatch = modifierRenderType === 'SWATCH_CHOICES';
  const name = modifier.name ?? '';
  return {
    id: modifier.id ?? '',
    name,
    key: modifier.key || name,
    isMandatory: modifier.mandatory ?? false,
    choices: (choicesSettings?.choices ?? []).map((choice) => ({
      id: choice.choiceId ?? '',
      name: choice.name ?? '',
      key: choice.key || (choice.name ?? ''),
      color: isSwatch ? (choice.colorCode ?? null) : null,
      swatchId: isSwatch ? (choice.displayImage?.id ?? null) : null,
      ...added(choice.addedPrice, money),
    })),
    text: freeTextSettings
      ? {
          title: freeTextSettings.title || name,
          key: freeTextSettings.key || freeTextSettings.title || name,
          minLength: freeTextSettings.minCharCount ?? 0,
          maxLength: freeTextSettings.maxCharCount || LONGEST_TEXT,
          ...added(freeTextSettings.defaultAddedPrice, money),
        }
      : null,
  };
}

/** The longest text that a modifier may allow. */
const LONGEST_TEXT = 500;

function added(amount: string | null | undefined, money: Money) {
  const addedAmount = amount || '0';
  return { addedAmount, added: isFree(addedAmount) ? null : `+ ${formatSum([addedAmount], money)}` };
}
