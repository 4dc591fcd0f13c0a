import type { Context } from '../../../context.ts';
import type { CheckoutRules } from '../../checkout-settings/index.ts';
import { askProviders } from './ask-providers.ts';
import type { FinishedPurchase, PaymentSettings } from './provider.ts';

export type SettingsQuestion = { asked: FinishedPurchase; rules: Pick<CheckoutRules, 'verifyCards'> };

/** How a purchase is paid: as the shop says, or as strict as anybody else asks for. */
export async function paymentSettingsOf(
  ctx: Context,
  { asked, rules }: SettingsQuestion,
  patienceMs?: number,
): Promise<PaymentSettings> {
  const { paymentSettings: providers } = ctx.providers;
  const { answers, failed } = await askProviders(
    ctx,
    providers,
    {
      ask: (provider, signal) => provider.settings(ctx, { ...asked, signal }),
      read: ({ requires3dSecure }) => {
        if (typeof requires3dSecure !== 'boolean') throw new Error('3-D Secure is required or not');
        return requires3dSecure;
      },
    },
    patienceMs,
  );
  const fallbacks = providers.filter(({ id }) => failed.includes(id)).map(({ fallback }) => fallback.requires3dSecure);
  return { requires3dSecure: [rules.verifyCards, ...answers.map(({ answer }) => answer), ...fallbacks].includes(true) };
}
