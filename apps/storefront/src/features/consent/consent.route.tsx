import { Notice } from '../../components/notice.tsx';
import { decide } from '../../lib/consent.ts';
import { ownPathOf } from '../../lib/own-path.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, loadSite } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { showNotFound } from '../errors/errors.route.tsx';
import { CONSENT_PATH } from './consent-banner.tsx';
import { ConsentForm } from './consent-form.tsx';

/** Where visitors see what they agreed to, and change it. */
export async function showConsent(visit: Visit): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const shell = await loadShell(api, request.url.origin);
  const { consent } = shell.site;
  if (!consent) return showNotFound(visit);
  const texts = messages.consent;
  return renderPage(visit, shell, {
    head: { title: texts.settings },
    children: (
      <div className="policy-page">
        <h1>{texts.settings}</h1>
        {request.url.searchParams.has('saved') && <Notice>{texts.saved}</Notice>}
        <p>{consent.text ?? texts.text}</p>
        <ConsentForm consent={consent} request={request} from={`${CONSENT_PATH}?saved`} isOpen />
      </div>
    ),
  });
}

/** Keeps what a visitor decided in their browser, and shows the page again. */
export async function postConsent(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const { form, url } = request;
  const { consent } = await loadSite(api, url.origin);
  if (!consent) return showNotFound(visit);
  const choice = form?.get('choice');
  const agreed = form?.getAll('agreed') ?? [];
  const decision = decide(consent, (category) => choice === 'all' || (choice === 'some' && agreed.includes(category)));
  return { ...redirect(ownPathOf(form?.get('from') ?? '', url.origin) ?? '/'), decision };
}
