/** The tip of a checkout: what is offered, chosen and typed. */
import type { Api, ApiCheckoutForm } from '../../lib/api.ts';

type OfferedTips = NonNullable<ApiCheckoutForm['tips']>;
export type TipChoice = { tipType: 'PERCENTAGE' | 'AMOUNT' | 'CUSTOM'; value: string };

/** The value of the field `tip` for an amount of the buyer's own, which is in the field `tipAmount`. */
export const OWN_TIP = 'CUSTOM';

export type TipOffer = {
  /** The values of the field `tip`, with what they stand for. */
  presets: { value: string; percentage: number | null; amount: string }[];
  hasOwnAmount: boolean;
};

export function readTipOffer(tips: OfferedTips | null | undefined): TipOffer | null {
  if (!tips) return null;
  const { tipType = 'PERCENTAGE', presets = [], allowCustomAmount = true } = tips;
  return {
    presets: presets.map((preset) => ({
      value: `${tipType}:${preset}`,
      percentage: tipType === 'PERCENTAGE' ? preset : null,
      amount: String(preset),
    })),
    hasOwnAmount: allowCustomAmount,
  };
}

export type TipFields = {
  /** Empty, a preset, or `OWN_TIP`. */
  tip: string;
  tipAmount: string;
};

/** The chosen tip: null for none, undefined if the typed amount is none. */
export function tipOf({ tip, tipAmount }: TipFields): TipChoice | null | undefined {
  if (!tip) return null;
  if (tip !== OWN_TIP) {
    const [kind, value = ''] = tip.split(':');
    return kind === 'PERCENTAGE' || kind === 'AMOUNT' ? { tipType: kind, value } : null;
  }
  // people write a comma in many languages
  const value = tipAmount.replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(value)) return undefined;
  return Number(value) > 0 ? { tipType: OWN_TIP, value } : null;
}

/** The fields for a saved choice. */
export function tipFields(choice: { tipType?: string; value?: string | null } | undefined): TipFields {
  const { tipType, value } = choice ?? {};
  if (!tipType || !value) return { tip: '', tipAmount: '' };
  return tipType === OWN_TIP
    ? { tip: OWN_TIP, tipAmount: value }
    : { tip: `${tipType}:${Number(value)}`, tipAmount: '' };
}

/** Saves the tip if it is another one than before; returns the saved one. */
export async function saveTip(
  tips: Pick<Api['tips'], 'updateTipChoice'>,
  purchaseFlowId: string,
  fields: TipFields,
  before: TipFields,
): Promise<TipFields> {
  const chosen = tipOf(fields);
  if (chosen === undefined || isSame(chosen, tipOf(before) ?? null)) return before;
  await tips.updateTipChoice({ purchaseFlowId, tipChoice: chosen ?? { tipType: OWN_TIP, value: '0' } });
  return fields;
}

const isSame = (one: TipChoice | null, other: TipChoice | null): boolean =>
  one?.tipType === other?.tipType && Number(one?.value ?? 0) === Number(other?.value ?? 0);
