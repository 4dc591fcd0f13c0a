import type { checkoutForm } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { changeSettings } from './change-settings.ts';
import { amountIn, readHandlingFee, viewHandlingFee } from './handling-fee.ts';
import { translatedRulesOf } from './rules-in-language.ts';
import { findSettings } from './settings.store.ts';
import { type OwnRules, rulesOf, type SavedSettings, type WireSettings } from './settings.ts';

function viewRules(ctx: Context, { own, wire, revision, updatedDate }: SavedSettings) {
  const fields = wire.checkoutFields;
  const { policies: _, heading: __, look: ___, minimalBilling: ____, tips: _____, ...rules } = rulesOf({ own, fields });
  const minimumSubtotal = amountIn(ctx, rules.minimumSubtotal);
  const handlingFee = viewHandlingFee(ctx, rules.handlingFee);
  return { rules: { ...rules, minimumSubtotal, handlingFee, revision, ...(updatedDate && { updatedDate }) } };
}

export const getCheckoutRules: UseCase<typeof checkoutForm.getCheckoutRules> = async (ctx) =>
  viewRules(ctx, await readSite(ctx, findSettings));

type Sent = Parameters<UseCase<typeof checkoutForm.updateCheckoutRules>>[1]['rules'];

/** Changes the rules that are sent; checkouts that are open follow them from their next change. */
export const updateCheckoutRules: UseCase<typeof checkoutForm.updateCheckoutRules> = async (ctx, { rules: sent }) => {
  const saved = await changeSettings(ctx, (known) => {
    if (sent.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const own = ownOf(ctx, known.own, sent);
    return isRefusal(own) ? own : { own, wire: { ...known.wire, checkoutFields: fieldsOf(known.wire, sent) } };
  });
  return isRefusal(saved) ? saved : viewRules(ctx, saved);
};

function ownOf({ site }: Pick<Context, 'site'>, known: OwnRules, sent: Sent): OwnRules | Refusal {
  const { minimumSubtotal: minimum, customField } = sent;
  const minimumSubtotal = typeof minimum === 'string' ? parseAmount(minimum, site.currency) : minimum;
  if (typeof minimum === 'string' && minimumSubtotal === null)
    return wrong('minimumSubtotal', `must be an amount of ${site.currency}`);
  const handlingFee = sent.handlingFee ? readHandlingFee({ site }, sent.handlingFee) : sent.handlingFee;
  if (handlingFee && isRefusal(handlingFee)) return handlingFee;
  const asked = { ...known.customField, ...customField };
  const title = asked.title.trim();
  if (asked.use !== 'HIDDEN' && !title) return wrong('customField.title', 'is required by a field that is shown');
  return {
    phone: sent.phone ?? known.phone,
    company: sent.company ?? known.company,
    addressLine2: sent.addressLine2 ?? known.addressLine2,
    customField: { use: asked.use, title },
    buyerNote: sent.buyerNote ?? known.buyerNote,
    couponCode: sent.couponCode ?? known.couponCode,
    minimumSubtotal: minimumSubtotal === undefined ? known.minimumSubtotal : minimumSubtotal,
    handlingFee: handlingFee === undefined ? known.handlingFee : handlingFee,
    verifyCards: sent.verifyCards ?? known.verifyCards,
  };
}

function fieldsOf({ checkoutFields }: WireSettings, sent: Sent): WireSettings['checkoutFields'] {
  const { policyAgreement, marketingConsent, giftCardCode, delayCapture, captureBeforeExpiry } = sent;
  return {
    ...checkoutFields,
    ...(policyAgreement && {
      policyAgreementCheckbox: { ...checkoutFields?.policyAgreementCheckbox, ...policyAgreement },
    }),
    ...(marketingConsent && {
      subscriptionCheckbox: { ...checkoutFields?.subscriptionCheckbox, ...marketingConsent },
    }),
    ...(giftCardCode !== undefined && { giftCardRedeemEnabled: giftCardCode }),
    ...(delayCapture !== undefined && { delayCaptureEnabled: delayCapture }),
    ...(captureBeforeExpiry !== undefined && { captureBeforeExpiryEnabled: captureBeforeExpiry }),
  };
}

const wrong = (field: string, description: string): Refusal =>
  invalid({ field: `rules.${field}`, description, violatedRule: 'OTHER' });

/** What the checkout page asks buyers for. */
export const getCheckoutForm: UseCase<typeof checkoutForm.getCheckoutForm> = async (ctx) => {
  const {
    delayCapture: _,
    captureBeforeExpiry: __,
    handlingFee: ___,
    verifyCards: ____,
    ...rules
  } = await translatedRulesOf(ctx);
  return { form: { ...rules, minimumSubtotal: amountIn(ctx, rules.minimumSubtotal) } };
};
