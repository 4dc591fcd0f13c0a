/**
 * For TanStack Query: options made of calls, and defaults for the query client. They are plain data: this file imports
 * nothing of that library.
 *
 *     const queryClient = new QueryClient({ defaultOptions });
 *     const { data } = useQuery(queryOf('cart', cart.getCurrentCart));
 *     const add = useMutation(mutationOf(cart.addToCurrentCart));
 */
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const KEPT_UNUSED_MS = 300_000;

/** Milliseconds to wait before attempt `attempt`, counted from 0: 1, 2, 4 ... seconds, at most half a minute. */
export const retryDelay = (attempt: number): number => Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);

/** Whether to retry: three times, and not where the server understood and refused. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return failures < MOST_RETRIES && !isRefusal;
}

export const defaultOptions = {
  queries: { retry: shouldRetry, retryDelay, gcTime: KEPT_UNUSED_MS },
  mutations: { retry: false as const },
};

/** Options of a query that makes a call; `name` and the request are its key. */
export const queryOf = <Request, Response>(
  name: string,
  call: (request?: Request) => Promise<Response>,
  request?: Request,
) => ({
  queryKey: request === undefined ? [name] : [name, request],
  queryFn: () => call(request),
});

/** Options of a mutation that makes a call with the request it is given. */
export const mutationOf = <Request, Response>(call: (request?: Request) => Promise<Response>) => ({
  mutationFn: (request: Request) => call(request),
});
