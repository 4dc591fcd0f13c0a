import { randomBytes } from 'node:crypto';
import { paymentAccounts, type Request as RequestOf, type Static } from '@stoa/contract';
import type { PaymentAccount as WireAccount } from '@stoa/contract/stoa/payment-accounts';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { serve, type UseCase } from '../../use-case.ts';
import {
  disableAccount,
  enableAccount,
  listAccounts,
  type PaymentAccount,
  secretScope,
} from './payment-accounts.store.ts';
import type { ConnectedAccount, ConnectionFailure } from './providers/connected-account.ts';
import { connectPayPal } from './providers/paypal/connect-paypal.ts';
import { connectStripe } from './providers/stripe/connect-stripe.ts';

type Request = RequestOf<typeof paymentAccounts.connectPaymentAccount>;
type Provider = Request['provider'];

/** The payment method that each provider serves. */
const methodOf: Record<Provider, 'card' | 'payPal'> = { sandbox: 'card', stripe: 'card', payPal: 'payPal' };

/** Tries an account at its provider. Nothing is stored yet. */
const connectors: Record<
  Provider,
  (ctx: Context, request: Request, url: string) => Promise<ConnectedAccount | ConnectionFailure | Refusal>
> = {
  sandbox: async () => ({
    secret: randomBytes(32).toString('base64url'),
    title: null,
    isLive: false,
    isNotified: true,
  }),
  stripe: async (ctx, { secretKey }, url) =>
    secretKey ? connectStripe(ctx, { secretKey: secretKey.trim() }, url) : missing('secretKey'),
  payPal: async (ctx, { clientId, clientSecret, isLive = false }, url) => {
    if (!clientId) return missing('clientId');
    if (!clientSecret) return missing('clientSecret');
    return connectPayPal(ctx, { clientId: clientId.trim(), clientSecret: clientSecret.trim(), isLive }, url);
  },
};

const missing = (field: string): Refusal =>
  invalid({ field, description: 'is required for this provider', violatedRule: 'REQUIRED_FIELD' });

/** Connects an account, which takes the new payments of its method from then on. */
const connectPaymentAccount: UseCase<typeof paymentAccounts.connectPaymentAccount> = async (ctx, request) => {
  const { provider } = request;
  const id = ctx.newId();
  const connected = await connectors[provider](ctx, request, notificationsUrl(ctx, { provider, id }));
  if (isRefusal(connected)) return connected;
  if ('failure' in connected) return refuse('PAYMENT_ACCOUNT_NOT_ACCEPTED', { reason: connected.failure });
  const { secret, ...facts } = connected;
  const account: PaymentAccount = {
    ...{ id, provider, method: methodOf[provider], enabled: true, ...facts },
    secret: ctx.secretBox.encrypt(secret, secretScope(id)),
    createdDate: ctx.now().toISOString(),
  };
  await withSite(ctx, async (tx) => {
    await enableAccount(tx, account);
    ctx.cache.changed(tx);
  });
  return { paymentAccount: view(ctx, account) };
};

const notificationsUrl = (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  { provider, id }: Pick<PaymentAccount, 'provider' | 'id'>,
): string => `${publicUrl}/_payments/${provider}/${id}/notifications`;

/** The keys are never returned; staff can only connect the account anew. */
const view = (ctx: Context, { secret: _, ...account }: PaymentAccount): Static<typeof WireAccount> => ({
  ...(account as Omit<PaymentAccount, 'secret'> & { provider: Provider; method: 'card' | 'payPal' }),
  notificationsUrl: notificationsUrl(ctx, account),
});

export const paymentAccountOperations = serve(paymentAccounts, {
  listPaymentAccounts: async (ctx) => ({
    paymentAccounts: (await readSite(ctx, listAccounts)).map((account) => view(ctx, account)),
  }),
  connectPaymentAccount,
  disconnectPaymentAccount: (ctx, { paymentAccountId }) =>
    withSite(ctx, async (tx) => {
      ctx.cache.changed(tx);
      return (await disableAccount(tx, paymentAccountId)) ? {} : refuse('PAYMENT_ACCOUNT_NOT_FOUND');
    }),
});
