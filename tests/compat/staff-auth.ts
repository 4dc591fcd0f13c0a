import type { TestServer } from '@stoa/server/testing/server';
import { newStaff } from '@stoa/server/testing/staff';
import type { AuthenticationStrategy } from '@wix/sdk';

/** A person of the team in the public client: their dashboard's session authorises its calls. */
export async function staffAuth(
  { app, database, site }: Pick<TestServer, 'app' | 'database' | 'site'>,
  role: string,
): Promise<AuthenticationStrategy> {
  const { headers } = await newStaff(database, site.id, role, { now: app.now() });
  return { getAuthHeaders: async () => ({ headers }) };
}
