/** The fields of the tips, and what is sent of them. */
import { words } from '../../../app/words.ts';
import { readDecimal } from '../../../ui/form/read-number.ts';
import type { TipSettings } from './queries.ts';

const texts = words.checkoutSettings;

const USUAL_PERCENTAGES = ['10', '15', '20'];
const HIGHEST_PERCENTAGE = 100;
const MOST_DECIMALS = 2;
const TOO_MUCH = 1_000_000;

/** The texts of up to three presets; those left empty are not offered. */
export const readTips = (settings: TipSettings | null) => {
  const values = (settings?.presets ?? []).flatMap(({ value }) => (value ? [String(value)] : []));
  const [first = '', second = '', third = ''] = settings ? values : USUAL_PERCENTAGES;
  return {
    isTaken: settings?.allowCustomerTip ?? false,
    tipType: settings?.tipType === 'AMOUNT' ? ('AMOUNT' as const) : ('PERCENTAGE' as const),
    first,
    second,
    third,
    allowCustomAmount: settings?.allowCustomAmount ?? true,
  };
};
export type TipsValues = ReturnType<typeof readTips>;

const presetsOf = ({ first, second, third }: TipsValues): string[] =>
  [first, second, third].map((text) => text.trim()).filter(Boolean);

function wrongPreset(text: string, tipType: TipsValues['tipType']): string | false {
  if (text.trim() === '') return false;
  const value = Number(readDecimal(text, MOST_DECIMALS) ?? 0);
  if (value === 0 || value >= TOO_MUCH) return texts.tips.noNumber;
  return tipType === 'PERCENTAGE' && value > HIGHEST_PERCENTAGE && texts.tips.tooMuch;
}

export const wrongTips = (values: TipsValues) => ({
  first: presetsOf(values).length === 0 ? texts.tips.none : wrongPreset(values.first, values.tipType),
  second: wrongPreset(values.second, values.tipType),
  third: wrongPreset(values.third, values.tipType),
});

export const writeTips = (values: TipsValues) => ({
  allowCustomerTip: values.isTaken,
  tipType: values.tipType,
  presets: presetsOf(values).map((text) => ({ value: Number(readDecimal(text, MOST_DECIMALS)), default: false })),
  allowCustomAmount: values.allowCustomAmount,
});
