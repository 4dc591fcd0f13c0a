import { sql } from 'kysely';
import { memberIdsOf, type PersonalData } from '../../personal-data.ts';
import { findWishlistsOf } from './wishlists.store.ts';

/** What somebody wishes for. */
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
