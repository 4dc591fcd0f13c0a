import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { readSite, type Scope, withSite } from '../../platform/db/index.ts';
import type { Payment } from './payment.ts';
import { listAccounts, type PaymentAccount, putAccount, secretScope } from './payment-accounts.store.ts';
import type { PaymentProvider, ProviderAccount } from './provider.ts';
import { offline } from './providers/offline.ts';
import { type Sandbox, sandbox } from './providers/sandbox.ts';

/** The available providers, by the name that accounts and payments store. */
export const providerKinds: Record<string, (scope: Scope, account: ProviderAccount) => PaymentProvider> = { sandbox };

export type Providers = {
  /** The provider for new payments with this method; null where the site has none. */
  serving(method: string): PaymentProvider | null;
  /** The provider that a payment was begun with, whether or not it still takes new ones. */
  of(payment: Pick<Payment, 'provider' | 'accountId'>): PaymentProvider;
  /** The provider behind an account of the site; null where there is none. */
  ofAccount(accountId: string): PaymentProvider | null;
};

/**
 * The providers that a site has accounts with. A site without a card provider gets an account with the sandbox, which
 * takes only test cards, until its owner connects a provider.
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
      const found = accountId === null ? offline : ofAccount(accountId);
      if (found?.id !== provider) throw new Error(`the site has no account ${accountId} with ${provider}`);
      return found;
    },
    ofAccount,
  };
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
    const cards = known.find(({ enabled, method }) => enabled && method === 'card');
    if (cards?.secret) return known;
    return withSite(ctx, async (tx) => {
      const id = cards?.id ?? ctx.newId();
      const secret = ctx.secretBox.encrypt(randomBytes(32).toString('base64url'), secretScope(id));
      await putAccount(tx, { id, provider: 'sandbox', method: 'card', secret }, ctx.now());
      return listAccounts(tx);
    });
  });
}
