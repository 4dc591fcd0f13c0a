/** A spy on the sandbox provider: it records charges, and controls its responses. */
import { providerKinds } from '../../../apps/server/src/domains/payments/providers-of.ts';

export type WatchedCharges = {
  /** The keys of all charges since the last `forget`. */
  keys: string[];
  forget(): void;
  /** Holds back the next charge until the returned function is called. */
  holdNext(): () => void;
};

const { sandbox } = providerKinds;

/** Installs the spy in this process, in place of any earlier one. */
export function watchCharges(): WatchedCharges {
  if (!sandbox) throw new Error('there is no sandbox');
  const keys: string[] = [];
  let held: Promise<void> | null = null;
  providerKinds.sandbox = (scope, account) => {
    const provider = sandbox(scope, account);
    return {
      ...provider,
      async begin(charge) {
        keys.push(charge.key);
        const gate = held;
        held = null;
        await gate;
        return provider.begin(charge);
      },
    };
  };
  return {
    keys,
    forget: () => void keys.splice(0),
    holdNext() {
      const gate = Promise.withResolvers<void>();
      held = gate.promise;
      return gate.resolve;
    },
  };
}
