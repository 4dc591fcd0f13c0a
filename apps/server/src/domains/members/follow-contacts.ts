import { contactEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { findMember, saveSearch } from './members.store.ts';
import { namesOf } from './write-members.ts';

/** Updates members' search data when their contacts' names change. */
export const membersFollowContacts: Consumer<Context> = {
  name: 'members follow contacts',
  hears: [
    on(contactEvents.updated, async (_ctx, { payload: { memberInfo } }, tx) => {
      const member = memberInfo?.memberId ? await findMember(tx, memberInfo.memberId) : null;
      if (member) await saveSearch(tx, member, namesOf(member));
    }),
  ],
};
