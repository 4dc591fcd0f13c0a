import { grants } from '@stoa/contract';

/** Who asks. Visitors and members belong to one site; staff and apps act on the site that they name. */
export type Caller =
  | { kind: 'nobody' }
  /** `clientId` is the client whose token they call with; absent on the site's own pages. */
  | { kind: 'visitor'; id: string; clientId?: string }
  /** `sessionId` is the login that they call on; absent in work that is done for them later. */
  | { kind: 'member'; id: string; sessionId?: string; clientId?: string }
  | {
      kind: 'staff';
      id: string;
      role: string;
      permissions: readonly string[];
      sessionId?: string;
      /** When they last proved who they are; absent in work that is done for them later. */
      authenticatedDate?: string;
    }
  /** `visitor` is who the app calls for, where it names somebody. */
  | { kind: 'app'; id: string; permissions: readonly string[]; visitor?: Accompanied };

/** The person whose token an app sends along with its own key, and the client that the token was issued to. */
export type Accompanied = { kind: 'visitor' | 'member'; id: string; clientId: string };

/** Whether a caller has a permission of the contract; `*` stands for all of them, `ECOM.*` for those of a group. */
export function may(caller: Caller, permission: string): boolean {
  return (caller.kind === 'staff' || caller.kind === 'app') && grants(caller.permissions, permission);
}

/** The person whose cart, checkouts and orders a call is about; null for callers who have none of their own. */
export const ownerOf = (caller: Caller): string | null =>
  caller.kind === 'visitor' || caller.kind === 'member' ? caller.id : null;
