import { orNull } from '../../../lib/api-errors.ts';
import type { Visit } from '../../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../../lib/storefront-request.ts';
import { fieldOf } from '../../account/posted-form.ts';

/** Leads to a bought file, for the order of a member or that of a link; null where the form is another one. */
export async function postDownload(
  { api, request }: Visit,
  asked: { orderId: string } | { token: string },
  page: string,
): Promise<StorefrontResponse | null> {
  if (fieldOf(request, 'intent') !== 'download') return null;
  const lineItemId = fieldOf(request, 'lineItemId');
  const fetched = await orNull(api.downloads.fetchDownload({ ...asked, lineItemId }));
  return redirect(fetched?.url ?? `${page}?notice=downloadRefused`);
}
