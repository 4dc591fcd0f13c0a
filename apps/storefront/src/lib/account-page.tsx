import type { ReactNode } from 'react';
import { AccountNavigation } from '../components/account-navigation.tsx';
import { type FormState, noProblem } from './account-form.ts';
import type { Member } from './api.ts';
import { renderPage, type Visit } from './render-page.tsx';
import { loadShell, type Site } from './site.ts';
import { redirect, type StorefrontResponse } from './storefront-request.ts';

/** The member whose request it is; null where nobody is logged in. */
export async function loadMember({ api, request }: Visit): Promise<Member | null> {
  if (!request.isKnown) return null;
  const { member } = await api.members.getCurrentMember({ fieldsets: ['FULL'] });
  return member ?? null;
}

/** Where somebody has to log in first: they come back afterwards. */
export const toLogin = ({ request }: Visit): StorefrontResponse =>
  redirect(`/account/login?returnTo=${encodeURIComponent(request.url.pathname + request.url.search)}`);

type AccountPage = { title: string; children: (site: Site) => ReactNode; state?: FormState; hasIslands?: boolean };

/** A page of the account, with its navigation. What is kept by members is never kept by the browser. */
export async function renderAccount(
  visit: Visit,
  { title, children, state = noProblem, hasIslands }: AccountPage,
): Promise<StorefrontResponse> {
  const shell = await loadShell(visit.api, visit.request.url.origin);
  const hasErrors = state.problem !== null || Object.keys(state.errors).length > 0;
  return withoutTrace(
    renderPage(visit, shell, {
      status: hasErrors ? 422 : 200,
      hasIslands,
      head: { title: hasErrors ? `Error: ${title}` : title },
      children: (
        <div className="account">
          <AccountNavigation pathname={visit.request.url.pathname} />
          <div className="account-content">{children(shell.site)}</div>
        </div>
      ),
    }),
  );
}

/** A page with one form, outside of the account. */
export async function renderForm(
  visit: Visit,
  { title, children, state = noProblem, hasIslands }: Omit<AccountPage, 'children'> & { children: ReactNode },
): Promise<StorefrontResponse> {
  const shell = await loadShell(visit.api, visit.request.url.origin);
  const hasErrors = state.problem !== null || Object.keys(state.errors).length > 0;
  return withoutTrace(
    renderPage(visit, shell, {
      status: hasErrors ? 422 : 200,
      hasIslands,
      head: { title: hasErrors ? `Error: ${title}` : title },
      children: <div className="account-page">{children}</div>,
    }),
  );
}

function withoutTrace(response: StorefrontResponse): StorefrontResponse {
  return {
    ...response,
    headers: { ...response.headers, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  };
}
