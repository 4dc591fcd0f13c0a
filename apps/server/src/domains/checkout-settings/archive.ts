import { checkoutForm, checkoutSettings } from '@stoa/contract';
import { mistakesAsSent, rowsPart } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { isRecord } from '../../platform/is-record.ts';
import { isRefusal, type Violation } from '../../platform/refusal.ts';
import { changeSettings } from './change-settings.ts';
import { refuseLook } from './checkout-settings.ts';
import { findSettings } from './settings.store.ts';
import type { OwnRules, WireSettings } from './settings.ts';

type Row = { wire: WireSettings; own: OwnRules };

const wrong = (field: string, description: string): Violation => ({ field, description, violatedRule: 'OTHER' });

/** What a site asks at checkout, and its legal texts. */
export const checkoutPart: ArchivePart = rowsPart<Row>({
  name: 'checkout',
  version: 1,
  read: async (_ctx, tx) => {
    const { wire, own } = await findSettings(tx);
    return [{ wire, own }];
  },
  mistakes: (row) => {
    if (!isRecord(row) || !isRecord(row.wire) || !isRecord(row.own))
      return [wrong('wire', 'must be an object of settings')];
    const { minimumSubtotal: minimum, ...rules } = row.own;
    const isAmount = minimum === null || (Number.isSafeInteger(minimum) && Number(minimum) >= 0);
    const refusal = refuseLook((row as Row).wire.checkoutBrand);
    return [
      ...mistakesAsSent(checkoutSettings.updateCheckoutSettings, { checkoutSettings: row.wire }),
      ...mistakesAsSent(checkoutForm.updateCheckoutRules, { rules: { ...rules, revision: '1' } }),
      ...(isAmount ? [] : [wrong('own.minimumSubtotal', 'must be an amount, or null')]),
      ...(refusal?.refused === 'invalid' ? refusal.violations : []),
    ];
  },
  put: async (ctx, { wire, own }) => {
    const saved = await changeSettings(ctx, (known) => ({ wire, own: { ...known.own, ...own } }));
    return isRefusal(saved) ? saved : null;
  },
});
