import type { PaymentProvider } from './payment-provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';

const sandbox = sandboxProvider();

/** By the name that the ledger keeps. */
const providers: Record<string, PaymentProvider> = { [sandbox.id]: sandbox };

/** Who charges cards. */
export const cardProvider: PaymentProvider = sandbox;

export function providerNamed(id: string): PaymentProvider {
  const provider = providers[id];
  if (!provider) throw new Error(`there is no payment provider ${id}`);
  return provider;
}
