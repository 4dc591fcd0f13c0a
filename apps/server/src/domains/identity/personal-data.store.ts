import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';

/** A person's account: profile, factors and logins. */
export const accountData: PersonalData = {
  name: 'account',
  async export(_ctx, tx, { memberId }) {
    const { rows } = await sql`
      select id, email, email_verified as "emailVerified", status, profile, created_date as "createdDate",
        last_login_date as "lastLoginDate",
        (select coalesce(jsonb_agg(jsonb_build_object('methods', methods, 'address', address, 'userAgent', user_agent,
            'createdDate', created_date, 'lastSeenDate', last_seen_date) order by created_date), '[]')
          from identity_sessions session where session.site_id = identities.site_id and identity_id = identities.id) as sessions,
        (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'name', name, 'status', status,
            'createdDate', created_date, 'lastUsedDate', last_used_date) order by created_date), '[]')
          from identity_factors factor where factor.site_id = identities.site_id and identity_id = identities.id) as factors,
        (select coalesce(jsonb_agg(jsonb_build_object('address', address, 'userAgent', user_agent,
            'createdDate', created_date, 'lastUsedDate', last_used_date, 'expiresDate', expires_date) order by created_date), '[]')
          from remembered_browsers browser
          where browser.site_id = identities.site_id and identity_id = identities.id) as "rememberedBrowsers",
        (select coalesce(jsonb_agg(jsonb_build_object('providerId', provider_id, 'externalId', external_id,
            'createdDate', created_date) order by created_date), '[]')
          from identity_connections c where c.site_id = identities.site_id and identity_id = identities.id) as connections
      from identities where site_id = ${tx.siteId} and id = ${memberId}`.execute(tx.db);
    return rows[0] ?? null;
  },
  async erase(_ctx, tx, people) {
    const ids = memberIdsOf(people);
    await sql`
      delete from identity_challenges
      where site_id = ${tx.siteId} and identity_id = any(${ids}::uuid[])`.execute(tx.db);
    // factors, connections, devices, remembered browsers, sessions and the member are deleted with it
    await sql`delete from identities where site_id = ${tx.siteId} and id = any(${ids}::uuid[])`.execute(tx.db);
  },
};
