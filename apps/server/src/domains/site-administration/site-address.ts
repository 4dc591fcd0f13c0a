/** The addresses of sites under the platform: `kiln` in `kiln.example.com`. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { chooseSlugs, slugOf } from '../../platform/slugs.ts';
import { findTakenHosts } from '../sites/index.ts';

/** Names that would pass for a part of the platform, or that mail and name servers have by custom. */
const RESERVED = new Set(
  `about abuse account accounts admin administrator api app apps assets auth autoconfig autodiscover billing blog cdn
  checkout cloud console contact dashboard dev developer developers dns docs download email files ftp git help host
  hostmaster images imap info internal legal localhost login logout mail media metrics mx news noreply ns ns1 ns2 oauth
  operator owner payment payments ping platform pop pop3 portal postmaster preview privacy root secure security server
  shop shops signin signup site sites smtp sso staff staging static status stoa store stores stripe support sys system
  team terms test testing upload uploads webmail webmaster wix www www1 www2`.split(/\s+/),
);

/** Small letters and digits, with hyphens between them. Two at the third place announce an encoded name. */
const NAME = /^(?!..--)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;
const FALLBACK = 'my-shop';
/** Leaves room for a number. */
const LONGEST_BASE = 34;

type Addressed = Pick<Context, 'hosting' | 'publicUrl'>;

/** Whether a site may be called so, if nobody else is. */
export const isSiteName = (name: string): boolean => NAME.test(name);

/** Whether nobody can have a name: it would pass for a part of the platform, or it is the platform's own address. */
export const isReserved = (ctx: Addressed, name: string): boolean =>
  RESERVED.has(name) || hostOfSite(ctx, name) === new URL(ctx.publicUrl).hostname;

/** A host name of the platform. */
export const hostOfSite = ({ hosting }: Pick<Context, 'hosting'>, name: string): string =>
  `${name}.${hosting.sitesDomain}`;

/** A free address that is near to a name. */
export async function suggestAddress(ctx: Addressed, tx: Tx, name: string): Promise<string> {
  const latin = slugOf(name, FALLBACK)
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LONGEST_BASE);
  const base = latin.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
  const wish = [base, `${base}-shop`].find(isSiteName) ?? FALLBACK;
  const findTaken = async (candidates: string[]) => {
    const taken = await findTakenHosts(
      tx,
      candidates.map((candidate) => hostOfSite(ctx, candidate)),
    );
    return new Set(candidates.filter((one) => isReserved(ctx, one) || taken.has(hostOfSite(ctx, one))));
  };
  const [chosen] = await chooseSlugs([{ slug: '', name: wish }], findTaken, FALLBACK);
  return chosen ?? FALLBACK;
}
