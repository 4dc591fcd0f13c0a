import type { Visit } from '../../lib/render-page.tsx';
import { pathToGoOn } from '../account/posted-form.ts';

/** The target page before the login: a path of the site. */
export const returnToOf = ({ request }: Visit): string =>
  pathToGoOn(request.form?.get('returnTo') ?? request.url.searchParams.get('returnTo'), request.url.origin);
