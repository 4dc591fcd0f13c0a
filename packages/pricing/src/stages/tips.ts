import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/** A tip is an additional fee, without tax. */
export const tips: Stage = (draft, { tip }) => {
  if (tip === 0) return draft;
  const fee = { id: 'tip', name: 'Tip', price: tip, ...untaxed(tip) };
  return { ...draft, tip, additionalFees: [...draft.additionalFees, fee] };
};
