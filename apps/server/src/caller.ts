import { grants } from '@stoa/contract';

/** The caller of an operation. Visitors and members belong to one site; staff and apps act on the site they name. */
export type Caller =
  | { kind: 'nobody' }
  /** `clientId` is the client whose token they call with; absent on the site's own pages. */
  | { kind: 'visitor'; id: string; clientId?: string }
  /** `sessionId` is the login the call is made with; absent in work that is done for the member later. */
  | { kind: 'member'; id: string; sessionId?: string; clientId?: string }
  | {
      kind: 'staff';
      id: string;
      role: string;
      permissions: readonly string[];
      sessionId?: string;
      /** The time of the last proof of identity; absent in work that is done for them later. */
      authenticatedDate?: string;
    }
  /** `visitor` is the person the app calls for, where it names one. */
  | { kind: 'app'; id: string; permissions: readonly string[]; visitor?: Accompanied };

/** The person whose token an app sends along with its own key, and the client that the token was issued to. */
export type Accompanied = { kind: 'visitor' | 'member'; id: string; clientId: string };

/** The server itself, for work that no request asked for: it may do everything on the site that it works on. */
export const serverCaller = (work: string): Caller => ({ kind: 'app', id: work, permissions: ['*'] });

/** Whether a caller has a permission of the contract; `*` stands for all of them, `ECOM.*` for those of a group. */
export function may(caller: Caller, permission: string): boolean {
  return (caller.kind === 'staff' || caller.kind === 'app') && grants(caller.permissions, permission);
}

/** The person whose cart, checkouts and orders a call is about; null for callers who have none of their own. */
export const ownerOf = (caller: Caller): string | null =>
  caller.kind === 'visitor' || caller.kind === 'member' ? caller.id : null;
