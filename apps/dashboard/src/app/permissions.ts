import { grants } from '@stoa/contract/roles';
import { useSession } from './session.ts';

/** Says what the signed-in person may do on the site, as their role is made. The server has the last word. */
export function useMay(): (permission: string) => boolean {
  const { account } = useSession();
  return (permission) => grants(account.permissions ?? [], permission);
}
