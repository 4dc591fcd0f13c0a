import type { ReactNode } from 'react';
import type { Member } from '../../lib/api.ts';
import { type FormState, hasProblems, noProblem } from '../../lib/form-state.ts';
import { ownPath } from '../../lib/own-path.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, type Site } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { AccountNavigation } from './account-navigation.tsx';

/** The member behind the request; null if nobody is logged in. */
export async function loadMember({ api, request }: Visit): Promise<Member | null> {
  if (!request.isKnown) return null;
  const { member } = await api.members.getCurrentMember({ fieldsets: ['FULL'] });
  return member ?? null;
}

/**
 * Sends visitors to log in first: they return afterwards to this address or, if it has no page because it only takes
 * forms, to another page.
 */
export const toLogin = ({ request: { url } }: Pick<Visit, 'request'>, page = ownPath(url)): StorefrontResponse =>
  redirect(loginHref(page));

/** The login page, which leads on to a page of the site. */
export const loginHref = (page: string): string => `/account/login?returnTo=${encodeURIComponent(page)}`;

type AccountPage = { title: string; children: (site: Site) => ReactNode; state?: FormState; hasIslands?: boolean };

/** A page of the account, with its navigation. */
export const renderAccount = (visit: Visit, { children, ...page }: AccountPage): Promise<StorefrontResponse> =>
  renderPersonal(visit, {
    ...page,
    children: (site) => (
      <div className="account">
        <AccountNavigation pathname={visit.request.url.pathname} />
        <div className="account-content">{children(site)}</div>
      </div>
    ),
  });

type FormPage = Omit<AccountPage, 'children'> & { children: ReactNode };

/** A page with a single form, outside the account. */
export const renderForm = (visit: Visit, { children, ...page }: FormPage): Promise<StorefrontResponse> =>
  renderPersonal(visit, { ...page, children: () => <div className="account-page">{children}</div> });

async function renderPersonal(
  visit: Visit,
  { title, children, state = noProblem, hasIslands }: AccountPage,
): Promise<StorefrontResponse> {
  const shell = await loadShell(visit.api, visit.request.url.origin);
  const response = renderPage(visit, shell, {
    status: hasProblems(state) ? 422 : 200,
    hasIslands,
    head: { title: hasProblems(state) ? visit.messages.forms.errorTitle(title) : title },
    children: children(shell.site),
  });
  return personal(response);
}
