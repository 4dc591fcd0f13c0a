/** The storefront as the server hosts it: a request in, a document out. */
import { connectApi } from './lib/api.ts';
import { readAssets } from './lib/assets.ts';
import type { StorefrontRequest, StorefrontResponse } from './lib/storefront-request.ts';
import { answer } from './router.ts';
import { renderFault } from './routes/errors.tsx';

export type { StorefrontRequest, StorefrontResponse };

export type StorefrontOptions = {
  /** Vite's manifest of the client build. */
  manifest: Record<string, unknown>;
  /** Told of everything that ended in a page for faults, so that it can be logged. */
  onFault?: (error: unknown) => void;
};

/** Never rejects because of a request: what goes wrong is answered with a page. */
export function createStorefront({ manifest, onFault }: StorefrontOptions): {
  handle(request: StorefrontRequest): Promise<StorefrontResponse>;
} {
  const assets = readAssets(manifest);
  return {
    async handle(request) {
      const visit = { request, api: connectApi(request.transport), assets };
      try {
        return await answer(visit);
      } catch (error) {
        onFault?.(error);
        return renderFault(visit, error);
      }
    },
  };
}
