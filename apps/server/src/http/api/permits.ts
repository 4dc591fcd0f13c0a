import type { Operation } from '@stoa/contract';
import { type Caller, may } from '../../caller.ts';

/** The reason why a caller may not call an operation: a 401 where an identity would help. */
export type Denial = { status: 401 | 403; message: string };

/** Denied by default: only listed callers are admitted, and staff and apps only with every required permission. */
export function denialOf({ permit }: Operation, caller: Caller): Denial | null {
  const { callers, permissions } = permit;
  if (!callers.includes(caller.kind)) {
    return caller.kind === 'nobody'
      ? { status: 401, message: 'this call needs an identity' }
      : { status: 403, message: `this call is not for ${inWords[caller.kind]}` };
  }
  if (caller.kind !== 'staff' && caller.kind !== 'app') return null;
  const missing = permissions.filter((permission) => !may(caller, permission));
  return missing.length > 0 ? { status: 403, message: `this call needs the permission ${missing.join(', ')}` } : null;
}

const inWords = { visitor: 'visitors', member: 'members', staff: 'people of the team', app: 'apps' };
