/** Events in the format of the public client packages, of every type that these know and we send. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { type DeclaredEvent, declaredEvents } from '@stoa/contract';
import * as blog from '@wix/blog';
import * as businessTools from '@wix/business-tools';
import * as categories from '@wix/categories';
import * as crm from '@wix/crm';
import * as ecom from '@wix/ecom';
import * as forms from '@wix/forms';
import * as identity from '@wix/identity';
import * as media from '@wix/media';
import * as members from '@wix/members';
import * as redirects from '@wix/redirects';
import * as reviews from '@wix/reviews';
import { AppStrategy, createClient } from '@wix/sdk';
import * as stores from '@wix/stores';
import { describe, expect, test } from 'vitest';
import { wireEventOf } from '../../apps/server/src/platform/events/index.ts';

const ID = '0190a000-0000-7000-8000-0000000000aa';
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Events that none of these packages knows: tags and coupons are not in them, and some are internal. */
const NOT_PUBLIC = /^wix\.tags\.|^wix\.ecommerce\.coupons\.|^stoa\./;

type Received = { metadata: Record<string, unknown>; entity?: Record<string, unknown>; data?: unknown };

/** A client with a handler for each event of each package, and the handlers' arguments. */
function listening() {
  const packages = [
    blog,
    businessTools,
    categories,
    crm,
    ecom,
    forms,
    identity,
    media,
    members,
    redirects,
    reviews,
    stores,
  ];
  const modules = Object.fromEntries(packages.flatMap((one, index) => namespaced(one, index)));
  const auth = AppStrategy({ appId: ID, publicKey });
  const client = createClient({ auth, modules: modules as Parameters<typeof createClient>[0]['modules'] });
  const received: Received[] = [];
  for (const [name, module] of Object.entries(modules)) {
    for (const event of Object.keys(module).filter((key) => /^on[A-Z]/.test(key))) {
      const served = client as unknown as Record<string, Record<string, (handler: (given: Received) => void) => void>>;
      served[name]?.[event]?.((given) => received.push(given));
    }
  }
  return { process: (body: string) => client.webhooks.process(body), received };
}

const namespaced = (one: object, index: number): [string, object][] =>
  Object.entries(one).map(([name, module]) => [`${name}${index}`, module as object]);

/** The body of a webhook for this event. */
function webhookOf({ type }: DeclaredEvent, wire: object): string {
  const claims = { data: JSON.stringify({ data: JSON.stringify(wire), instanceId: ID, eventType: type }) };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

describe('the public client', () => {
  const client = listening();
  const known = [...declaredEvents.values()].filter(({ type }) => !NOT_PUBLIC.test(type));

  test.each(known.map((event) => [event.type, event] as const))('understands %s', async (_type, event) => {
    client.received.length = 0;
    const carried = event.kind === 'legacy' ? { productId: ID } : { id: ID };
    const payload = event.carries === null ? null : carried;
    const wire = wireEventOf({
      id: '0190a000-0000-7000-8000-0000000000bb',
      siteId: ID,
      type: event.type,
      entityId: ID,
      payload,
      originatedFrom: null,
      createdDate: '2026-01-31T09:00:00.000Z',
      sequence: '7',
    });
    await client.process(webhookOf(event, wire));
    const [given] = client.received;
    if (!given) throw new Error('no handler was called');
    if (event.kind === 'legacy') {
      expect(given.data).toEqual({ productId: ID });
      return;
    }
    expect(given.metadata).toMatchObject({
      entityFqdn: event.entityFqdn,
      slug: event.slug,
      entityId: ID,
      eventTime: new Date('2026-01-31T09:00:00.000Z'),
      entityEventSequence: '7',
    });
    if (event.kind === 'action') expect(given.data).toBeDefined();
    else expect(given.entity?._id).toBe(event.carries === null ? undefined : ID);
  });
});
