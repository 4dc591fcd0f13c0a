/** The storefront as a request handler for the server: a request in, a document out. */
import { messagesIn } from '@stoa/messages';
import { renderFault } from './features/errors/errors.route.tsx';
import { connectApi } from './lib/api.ts';
import { readAssets } from './lib/assets.ts';
import { inLanguage } from './lib/in-language.ts';
import type { StorefrontRequest, StorefrontResponse } from './lib/storefront-request.ts';
import { answer } from './router.ts';

export type { StorefrontRequest, StorefrontResponse };

export type StorefrontOptions = {
  /** Vite's manifest of the client build. */
  manifest: Record<string, unknown>;
  /** Called for every error that ended in a fault page, so that it can be logged. */
  onFault?: (error: unknown) => void;
};

/** Never rejects because of a request: errors are answered with a page. */
export function createStorefront({ manifest, onFault }: StorefrontOptions): {
  handle(request: StorefrontRequest): Promise<StorefrontResponse>;
} {
  const assets = readAssets(manifest);
  return {
    async handle(request) {
      const { transport, language } = request;
      const visit = { request, api: connectApi(transport), assets, messages: messagesIn(language) };
      try {
        return inLanguage(await answer(visit), request.languagePath);
      } catch (error) {
        onFault?.(error);
        return inLanguage(await renderFault(visit, error), request.languagePath);
      }
    },
  };
}
