import { connect, contacts, httpTransport } from '@stoa/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, outcomeOf, refusalsOf } from './support/buyer.ts';
import { kinds, openRaceShop, type RaceShop } from './support/shop.ts';

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  beforeAll(async () => {
    shop = await openRaceShop(kind);
  });
  afterAll(() => shop?.close());
  const staff = () => {
    const headers = () => ({ authorization: shop.server.site.apiKey });
    return connect(contacts, httpTransport({ baseUrl: shop.server.url, headers }));
  };
  const withEmail = (email: string) => ({ emails: { items: [{ email }] } });
  const found = async (email: string) => {
    const { contacts: all = [] } = await staff().queryContacts({ query: { filter: { 'info.emails.email': email } } });
    return all;
  };

  test('twenty concurrent requests to create a contact with one address create one', async () => {
    const outcomes = await atOnce(20, (index) =>
      outcomeOf(staff().createContact({ info: withEmail(index % 2 ? 'One@example.com' : 'one@example.com') })),
    );
    expect(refusalsOf(outcomes)).toEqual(Array.from({ length: 19 }, () => 'DUPLICATE_CONTACT_EXISTS'));
    expect(await found('one@example.com')).toHaveLength(1);
  });

  test('contacts that are given each other’s addresses at once never share one', async () => {
    const made = await atOnce(5, (index) => staff().createContact({ info: withEmail(`own${index}@example.com`) }));
    const outcomes = await atOnce(5, (index) =>
      outcomeOf(
        staff().updateContact({
          contactId: made[index]?.contact?.id ?? '',
          revision: 1,
          info: { emails: { items: [{ email: `own${index}@example.com` }, { email: 'wanted@example.com' }] } },
        }),
      ),
    );
    expect(refusalsOf(outcomes)).toEqual(Array.from({ length: 4 }, () => 'DUPLICATE_CONTACT_EXISTS'));
    expect(await found('wanted@example.com')).toHaveLength(1);
  });

  test('concurrent changes, labels and merges are each done or refused, and no address is lost', async () => {
    const [target, one, two] = await atOnce(3, (index) =>
      staff().createContact({ info: withEmail(`merged${index}@example.com`) }),
    );
    const [id = '', ...sources] = [target, one, two].map((made) => made?.contact?.id ?? '');
    const merge = (sourceContactIds: string[]) =>
      outcomeOf(staff().mergeContacts({ targetContactId: id, targetContactRevision: 1, sourceContactIds }));
    const merged = await Promise.all([
      ...sources.map((source) => merge([source])),
      merge(sources),
      outcomeOf(staff().labelContact({ contactId: sources[0] ?? '', labelKeys: ['custom.raced'] })),
      outcomeOf(staff().updateContact({ contactId: sources[1] ?? '', revision: 1, info: { company: 'Raced' } })),
    ]);
    const allowed = ['FAILED_PRECONDITION', 'CONTACT_NOT_FOUND', 'CONTACT_ALREADY_CHANGED'];
    for (const refusal of refusalsOf(merged)) expect(allowed).toContain(refusal);
    for (let index = 0; index < 3; index++) expect(await found(`merged${index}@example.com`)).toHaveLength(1);
    for (const source of sources) expect((await staff().getContact({ id: source })).contact?.id).toBeTruthy();
  });
});
