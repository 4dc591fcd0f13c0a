import { defaultOptions } from '@stoa/sdk/tanstack';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasSessionEnded } from './api.ts';
import { sayWhenOffline } from './offline.ts';

let askToSignIn = () => {};

/** Sets the reaction to a lost session. */
export function whenSignedOut(action: () => void) {
  askToSignIn = action;
}

/** Asks to sign in if an error means that the session has ended: for calls that no query or mutation makes. */
export const noticeFailure = (error: unknown): void => {
  void hasSessionEnded(error).then((hasEnded) => {
    if (hasEnded) askToSignIn();
  });
};

const queryCache = new QueryCache({ onError: noticeFailure });
const mutationCache = new MutationCache({ onError: noticeFailure });
sayWhenOffline(mutationCache, queryCache);

export const queryClient = new QueryClient({
  queryCache,
  mutationCache,
  defaultOptions: { ...defaultOptions, queries: { ...defaultOptions.queries, staleTime: 15_000 } },
});
