import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasSessionEnded, isRefusal } from './api.ts';

const MAXIMUM_RETRIES = 3;

/** Waits 1, 2, 4 ... seconds between attempts, at most half a minute. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < MAXIMUM_RETRIES && !isRefusal(error);

let askToSignIn = () => {};

/** Says what happens when the server no longer knows who is calling. */
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
  defaultOptions: { queries: { retry: shouldRetry, retryDelay, gcTime: 300_000, staleTime: 15_000 } },
});
