import { pathToGoOn } from './account-form.ts';
import type { Visit } from './render-page.tsx';

/** Where the person wanted to go before they had to log in: a path of the site. */
export const returnToOf = ({ request }: Visit): string =>
  pathToGoOn(request.form?.get('returnTo') ?? request.url.searchParams.get('returnTo'), request.url.origin);
