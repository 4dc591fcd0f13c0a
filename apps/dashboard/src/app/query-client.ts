import { defaultOptions } from '@stoa/sdk/tanstack';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasSessionEnded } from './api.ts';

let askToSignIn = () => {};

/** Sets the reaction to a lost session. */
export function whenSignedOut(action: () => void) {
  askToSignIn = action;
}

const onError = (error: unknown) => {
  void hasSessionEnded(error).then((hasEnded) => {
    if (hasEnded) askToSignIn();
  });
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { ...defaultOptions, queries: { ...defaultOptions.queries, staleTime: 15_000 } },
});
