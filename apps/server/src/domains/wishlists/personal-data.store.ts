import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';
import { findWishlistsOf } from './wishlists.store.ts';

/** A person's wishlists. */
export const wishlistData: PersonalData = {
  name: 'wishlists',
  export: (_ctx, tx, { memberId }) => findWishlistsOf(tx, memberId),
  async erase(_ctx, tx, people) {
    await sql`
      delete from wishlists where site_id = ${tx.siteId} and owner_id = any(${memberIdsOf(people)}::uuid[])`.execute(
      tx.db,
    );
  },
};
