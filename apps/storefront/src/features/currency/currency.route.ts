import { ownPathOf } from '../../lib/own-path.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';

/** Keeps the currency that the visitor chose to see prices in, and shows the page again. Others have no effect. */
export async function postCurrency({ api, request }: Visit): Promise<StorefrontResponse> {
  const { form, url } = request;
  const code = form?.get('currency') ?? '';
  const { currencies } = await loadSite(api, url.origin);
  const back = redirect(ownPathOf(form?.get('from') ?? '', url.origin) ?? '/');
  return currencies.includes(code) ? { ...back, chosenCurrency: code } : back;
}
