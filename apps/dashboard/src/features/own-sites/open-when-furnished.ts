import { api } from '../../app/api.ts';
import { openSite } from '../../app/session.ts';

const ASKED_EVERY_MS = 700;
/** Longer than large templates take; the rest would arrive while its owner looks around. */
const LONGEST_MS = 5 * 60_000;

/**
 * Opens the dashboard of a new site as soon as it has what its template has. Whoever loads the page again while they wait finds the
 * list of their sites, which says that this one is being filled, and no form that would make another.
 */
export async function openWhenFurnished(siteId: string): Promise<void> {
  history.replaceState(history.state, '', `${import.meta.env.BASE_URL}sites`);
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end && (await isBeingFurnished(siteId)))
    await new Promise((go) => setTimeout(go, ASKED_EVERY_MS));
  openSite(siteId);
}

/** A question that gets no answer is asked again. */
async function isBeingFurnished(siteId: string): Promise<boolean> {
  const sites = await api.siteAdministration.listMySites().catch(() => null);
  return sites === null || Boolean(sites.sites?.find(({ id }) => id === siteId)?.isBeingFurnished);
}
