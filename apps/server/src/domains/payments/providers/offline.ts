import type { Outcome } from '../payment.ts';
import type { PaymentProvider } from '../provider.ts';

/** Money that changes hands outside: the merchant's statement is final. */
export const offline = outside('offline');

/** Money that another system moved, as programs report it. Their statement is final. */
export const external = outside('external');

function outside(id: string): PaymentProvider {
  return {
    id,
    accountId: null,
    beginsWith: 'PAGE',
    capabilities: { capturesLater: false, capturesParts: false, refunds: false, savesCards: false },
    begin: said,
    capture: said,
    void: said,
    refund: said,
    lookUp: said,
    readNotification: async () => null,
  };
}

async function said({ key }: { key: string }): Promise<Outcome> {
  return { status: 'SUCCEEDED', reference: `offline-${key}` };
}
