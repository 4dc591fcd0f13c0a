import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';
import type { Payment } from './payment.ts';
import { listAccounts, type PaymentAccount, putAccount, secretScope } from './payment-accounts.store.ts';
import type { PaymentProvider, ProviderAccount, ProviderContext } from './provider.ts';
import { external, offline } from './providers/offline.ts';
import { payPal } from './providers/paypal/paypal.ts';
import { type Sandbox, sandbox } from './providers/sandbox.ts';
import { stripe } from './providers/stripe/stripe.ts';

/** The available providers, by the name that accounts and payments store. */
export const providerKinds: Record<string, (ctx: ProviderContext, account: ProviderAccount) => PaymentProvider> = {
  sandbox,
  stripe,
  payPal,
};

/** Those that no site has a contract with, by the name that payments store. */
const withoutAccount: Record<string, PaymentProvider> = { offline, external };

export type Providers = {
  /** The provider for new payments with this method; null where the site has none. */
  serving(method: string): PaymentProvider | null;
  /** The provider that a payment was begun with, whether or not it still takes new ones. */
  of(payment: Pick<Payment, 'provider' | 'accountId'>): PaymentProvider;
  /** The provider behind an account of the site; null where there is none. */
  ofAccount(accountId: string): PaymentProvider | null;
};

/**
 * The providers that a site has accounts with. A site that never had a card provider gets an account with the sandbox,
 * which takes only test cards, until its owner connects a provider.
 */
export async function providersOf(ctx: Context): Promise<Providers> {
  const accounts = await accountsOf(ctx);
  const connect = ({ id, provider, secret }: PaymentAccount): PaymentProvider => {
    const kind = providerKinds[provider];
    const opened = secret && ctx.secretBox.decrypt(secret, secretScope(id));
    if (!kind || !opened) throw new Error(`the payment account ${id} with ${provider} cannot be used`);
    return kind(ctx, { id, secret: opened });
  };
  const ofAccount = (accountId: string) => {
    const account = accounts.find(({ id }) => id === accountId);
    return account ? connect(account) : null;
  };
  return {
    serving(method) {
      if (method === 'offline') return offline;
      const account = accounts.find((each) => each.enabled && each.method === method);
      return account ? connect(account) : null;
    },
    of({ provider, accountId }) {
      const found = accountId === null ? withoutAccount[provider] : ofAccount(accountId);
      if (found?.id !== provider) throw new Error(`the site has no account ${accountId} with ${provider}`);
      return found;
    },
    ofAccount,
  };
}

type PaymentForm = {
  method: Site['settings']['paymentMethods'][number];
  form: 'NONE' | 'TEST_CARDS' | 'PAGE';
  savesCards: boolean;
};

/** The payment methods that buyers can choose, and how each is paid. Those without a connected provider are left out. */
export async function paymentFormsOf(ctx: Context): Promise<PaymentForm[]> {
  const providers = await providersOf(ctx);
  return ctx.site.settings.paymentMethods.flatMap((method): PaymentForm[] => {
    if (method === 'offline') return [{ method, form: 'NONE', savesCards: false }];
    const provider = providers.serving(method);
    if (!provider) return [];
    const form = provider.beginsWith === 'TOKEN' ? 'TEST_CARDS' : 'PAGE';
    return [{ method, form, savesCards: method === 'card' && provider.capabilities.savesCards }];
  });
}

/** The sandbox behind a payment; null where the payment has another provider. */
export async function sandboxOf(
  ctx: Context,
  payment: Pick<Payment, 'provider' | 'accountId'>,
): Promise<Sandbox | null> {
  return payment.provider === 'sandbox' ? ((await providersOf(ctx)).of(payment) as Sandbox) : null;
}

/** The accounts of a site. Cached; changes must be announced to the cache. */
function accountsOf(ctx: Context): Promise<PaymentAccount[]> {
  return ctx.cache.read(ctx.siteId, 'payment accounts', async () => {
    const known = await readSite(ctx, listAccounts);
    const forCards = known.filter(({ method }) => method === 'card');
    const cards = forCards.find(({ enabled }) => enabled);
    // an owner who disconnects a provider wants no test cards in its place
    if (cards?.secret || (forCards.length > 0 && !cards)) return known;
    return withSite(ctx, async (tx) => {
      const id = cards?.id ?? ctx.newId();
      const secret = ctx.secretBox.encrypt(randomBytes(32).toString('base64url'), secretScope(id));
      await putAccount(tx, { id, provider: 'sandbox', method: 'card', secret }, ctx.now());
      return listAccounts(tx);
    });
  });
}
