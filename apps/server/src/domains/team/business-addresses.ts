import type { Context } from '../../context.ts';
import { addressesOfTeam } from './team-addresses.ts';

/**
 * Where letters of a kind to the business go: to the addresses that the site chose for them; else to its own, or to everyone
 * on the team with a permission.
 */
export async function addressesOfBusiness(
  ctx: Context,
  letter: { name: string },
  permission: string,
): Promise<string[]> {
  const { letters, email } = ctx.site.settings;
  const chosen = letters?.[letter.name]?.to;
  if (chosen) return chosen;
  return email ? [email] : addressesOfTeam(ctx, permission);
}
