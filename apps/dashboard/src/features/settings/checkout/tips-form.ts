import { words } from '../../../app/words.ts';
/** The fields of the tips, and what is sent of them. */
import type { TipSettings } from './queries.ts';

const texts = words.checkoutSettings;

const USUAL_PERCENTAGES = ['10', '15', '20'];
const HIGHEST_PERCENTAGE = 100;

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
  if (!/^\d{1,6}([.]\d{1,2})?$/.test(text.trim()) || Number(text) === 0) return texts.tips.noNumber;
  return tipType === 'PERCENTAGE' && Number(text) > HIGHEST_PERCENTAGE && texts.tips.tooMuch;
}

export const wrongTips = (values: TipsValues) => ({
  first: presetsOf(values).length === 0 ? texts.tips.none : wrongPreset(values.first, values.tipType),
  second: wrongPreset(values.second, values.tipType),
  third: wrongPreset(values.third, values.tipType),
});

export const writeTips = (values: TipsValues) => ({
  allowCustomerTip: values.isTaken,
  tipType: values.tipType,
  presets: presetsOf(values).map((text) => ({ value: Number(text), default: false })),
  allowCustomAmount: values.allowCustomAmount,
});
