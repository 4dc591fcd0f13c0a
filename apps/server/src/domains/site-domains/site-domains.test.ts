import { siteDomains } from '@stoa/contract';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNameServer, type Zone } from '../../platform/outgoing/name-server.fixture.ts';

const zone: Zone = new Map();
let shops: TwoShops;
let names: Awaited<ReturnType<typeof startNameServer>>;
let owner: Staff;
let stranger: Staff;
beforeAll(async () => {
  names = await startNameServer(zone);
  shops = await openTwoShops({ nameServers: [names.address] });
  owner = await signInAs(shops, shops.one.site.id, 'owner');
  stranger = await signInAs(shops, shops.other.site.id, 'owner');
});
afterAll(async () => {
  await shops?.stop();
  await names?.stop();
});

type Proof = { type: 'TXT' | 'CNAME'; name: string; value: string };
type Domain = { id: string; host: string; isVerified: boolean; isPrimary: boolean; proofs: Proof[] };
const domainsIn = ({ body }: Answer) => body.domains as Domain[];
const codeOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code;
async function add(staff: Staff, host: string): Promise<Domain> {
  const found = domainsIn(await staff.call(siteDomains.addSiteDomain, { host })).find((one) => one.host === host);
  if (!found) throw new Error(`${host} was not added`);
  return found;
}
const verify = (staff: Staff, { id: domainId }: Domain) => staff.call(siteDomains.verifySiteDomain, { domainId });
function prove({ proofs }: Domain, type: Proof['type'] = 'TXT') {
  const proof = proofs.find((one) => one.type === type);
  zone.set(proof?.name ?? '', type === 'TXT' ? { TXT: ['other', proof?.value ?? ''] } : { CNAME: proof?.value });
}
const get = (host: string, url = '/shop?q=a') => shops.server.inject({ url, headers: { host } });
const isServed = async (host: string) => (await get('localhost', `/_hosts/served?domain=${host}`)).statusCode === 200;

test('a domain counts once the DNS proves it, and the names of a site lead to its primary one', async () => {
  const host = 'www.kiln-and-co.com';
  const domain = await add(owner, host);
  expect(domain).toMatchObject({ isVerified: false, isPrimary: false, proofs: [{ name: `_stoa.${host}` }, {}] });
  expect(codeOf(await verify(owner, domain))).toBe('DOMAIN_NOT_PROVEN');
  expect((await get(host)).statusCode).toBe(404);
  expect(await isServed(host)).toBe(false);
  expect(codeOf(await owner.call(siteDomains.setPrimaryDomain, { domainId: domain.id }))).toBe('DOMAIN_NOT_PROVEN');

  prove(domain);
  expect(domainsIn(await verify(owner, domain))).toMatchObject([{ host, isVerified: true, isPrimary: false }]);
  expect(await isServed(host.toUpperCase())).toBe(true);
  const site = shops.one.site.host;
  expect((await get(host)).headers.location).toBe(`http://${site}/shop?q=a`);
  expect((await shops.send({ url: '/stoa/v1/site', headers: { host } })).body).toMatchObject({ site: { name: 'one' } });

  const primary = await owner.call(siteDomains.setPrimaryDomain, { domainId: domain.id });
  expect(primary.body).toMatchObject({ platformHost: site, domains: [{ isPrimary: true }] });
  const moved = await get(site);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, `http://${host}/shop?q=a`]);
  expect((await get(host)).statusCode).not.toBe(301);

  await owner.call(siteDomains.setPrimaryDomain, { domainId: null });
  expect((await get(site)).statusCode).not.toBe(301);
  await owner.call(siteDomains.setPrimaryDomain, { domainId: domain.id });
  expect(domainsIn(await owner.call(siteDomains.removeSiteDomain, { domainId: domain.id }))).toEqual([]);
  expect((await get(host)).statusCode).toBe(404);
  expect((await get(site)).statusCode).not.toBe(301);
});

test('an alias proves a domain as well, and a text for another site does not', async () => {
  const host = 'alias.kiln-and-co.com';
  const [mine, theirs] = [await add(owner, host), await add(stranger, host)];
  prove(theirs);
  expect(codeOf(await verify(owner, mine))).toBe('DOMAIN_NOT_PROVEN');
  prove(mine, 'CNAME');
  expect((await verify(owner, mine)).status).toBe(200);
  expect(codeOf(await verify(stranger, theirs))).toBe('DOMAIN_NOT_PROVEN');
});

test('whoever proves a domain last has it, and nobody else loses more than that', async () => {
  const host = 'moved.kiln-and-co.com';
  const mine = await add(owner, host);
  prove(mine);
  await verify(owner, mine);
  await owner.call(siteDomains.setPrimaryDomain, { domainId: mine.id });
  const theirs = await add(stranger, host);
  expect(codeOf(await verify(stranger, theirs))).toBe('DOMAIN_NOT_PROVEN');
  prove(theirs);
  expect((await verify(stranger, theirs)).status).toBe(200);
  expect((await shops.send({ url: '/stoa/v1/site', headers: { host } })).body).toMatchObject({
    site: { name: 'other' },
  });
  const left = await owner.call(siteDomains.listSiteDomains);
  expect(left.body).toMatchObject({ platformHost: shops.one.site.host });
  expect(domainsIn(left).find((one) => one.host === host)).toMatchObject({ isVerified: false, isPrimary: false });
  expect((await get(shops.one.site.host)).statusCode).not.toBe(301);
  // removing what it no longer has takes nothing from the other
  await owner.call(siteDomains.removeSiteDomain, { domainId: mine.id });
  expect(await isServed(host)).toBe(true);
});

test('one owner never touches the domains of another site', async () => {
  const domain = await add(owner, 'mine.kiln-and-co.com');
  prove(domain);
  for (const operation of [siteDomains.verifySiteDomain, siteDomains.setPrimaryDomain, siteDomains.removeSiteDomain])
    expect((await stranger.call(operation, { domainId: domain.id })).status).toBe(404);
  const mine = domainsIn(await owner.call(siteDomains.listSiteDomains));
  expect(mine.find(({ id }) => id === domain.id)).toMatchObject({ isVerified: false });
  const support = await signInAs(shops, shops.one.site.id, 'support');
  expect((await support.call(siteDomains.addSiteDomain, { host: 'a.kiln-and-co.com' })).status).toBe(403);
});

test('domains that nobody can prove, or that are the platform’s own, are refused', async () => {
  const refused = async (host: string) => {
    const answer = await owner.call(siteDomains.addSiteDomain, { host });
    return answer.status === 400 ? 'INVALID' : codeOf(answer);
  };
  for (const host of ['localhost', 'kiln.localhost', shops.other.site.host, 'shop.local', 'a.test'])
    expect([host, await refused(host)]).toEqual([host, expect.stringMatching(/^(INVALID|DOMAIN_NOT_POSSIBLE)$/)]);
  for (const host of ['127.0.0.1', '[::1]', 'kiln', 'a b.com', 'x_y.com', 'kiln.com:8080', '-.com', ''])
    expect([host, await refused(host)]).toEqual([host, 'INVALID']);
  expect(await add(owner, 'xn--bcher-kva.com')).toBeDefined();
  const typed = await owner.call(siteDomains.addSiteDomain, { host: ' https://Bücher.com/shop?a=b ' });
  expect(domainsIn(typed).filter(({ host }) => host === 'xn--bcher-kva.com')).toHaveLength(1);
});
