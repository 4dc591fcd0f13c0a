import type { Announcement } from '@stoa/contract';
import { type Caller, serverCaller } from '../caller.ts';
import type { Context } from '../context.ts';
import { buyersBecomeContacts } from '../domains/contacts/index.ts';
import { databaseWithin, withSite } from '../platform/db/index.ts';
import { type DeliveredEvent, handTo } from '../platform/events/index.ts';
import { newId } from '../platform/ids.ts';

export type Past = {
  /** The context of a call at an earlier moment; of staff, if it is nobody else's. */
  at(moment: Date, caller?: Caller): Context;
  /** Lets those hear what happened who have to know: nobody outside of the shop. */
  spread(moment: Date): Promise<void>;
  newId(): string;
};

/**
 * Lets things happen at earlier moments, in one transaction. What they announce becomes no tasks and no mails: buyers become
 * contacts, and that is all. Nothing under way has to be looked at later, since it is over when the transaction ends.
 */
export async function inThePast(ctx: Context, work: (past: Past) => Promise<void>): Promise<void> {
  const heard: Announcement[] = [];
  const { siteId, statements } = ctx;
  await ctx.database.lease({ siteId, transaction: true, statements }, async (db) => {
    const database = {
      ...databaseWithin(ctx.database, { db, siteId }),
      hearersOf: (announcement: Announcement) => {
        heard.push(announcement);
        return [];
      },
    };
    const site = withoutLetters(ctx);
    const at: Past['at'] = (moment, caller = serverCaller('setup')) => ({
      ...ctx,
      site,
      database,
      caller,
      now: () => moment,
      newId: () => newId(moment.getTime()),
    });
    const spread = async (moment: Date) => {
      for (let next = heard.shift(); next; next = heard.shift()) {
        const event = deliveredAt(moment, siteId, next);
        const there = at(moment);
        await withSite(there, (tx) => handTo(buyersBecomeContacts, there, event, tx));
      }
    };
    await work({ at, spread, newId: () => newId() });
  });
}

/** The site with all letters switched off that it can do without. */
function withoutLetters({ site, letterKinds }: Context): Context['site'] {
  const off = Object.fromEntries(letterKinds.map(({ name }) => [name, { isOff: true as const }]));
  return { ...site, settings: { ...site.settings, letters: off } };
}

const deliveredAt = (
  moment: Date,
  siteId: string,
  { event: { type }, entityId, payload, originatedFrom }: Announcement,
): DeliveredEvent => ({
  ...{ id: newId(), siteId, type, entityId, payload, originatedFrom },
  createdDate: moment.toISOString(),
  sequence: String(moment.getTime() * 1000),
});
