import { isPolicyName } from '@stoa/contract/stoa/checkout-form';
import { orNull } from '../../lib/api-errors.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';

/** A legal text of the site. */
export async function showPolicy(visit: Visit, name: string): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const [shell, found] = await Promise.all([
    loadShell(api, request.url.origin),
    isPolicyName(name) ? orNull(api.checkoutForm.getPolicyPage({ name })) : null,
  ]);
  const policy = found?.policy;
  if (!policy?.name) return renderNotFound(visit, shell);
  const title = policy.title || messages.site.policyTitles[policy.name];
  return renderPage(visit, shell, {
    head: { title, canonical: `/policies/${policy.name}` },
    children: (
      <div className="policy-page">
        <h1>{title}</h1>
        <div className="prose" dangerouslySetInnerHTML={{ __html: policy.html ?? '' }} />
      </div>
    ),
  });
}
