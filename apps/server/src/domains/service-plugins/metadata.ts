import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What apps are told of who asks, and where. */
export const metadataOf = ({ caller, site }: Pick<Context, 'caller' | 'site'>) => ({
  instanceId: site.id,
  currency: site.currency,
  languages: [site.language],
  identity: identityOf(caller),
});

function identityOf(caller: Caller) {
  const person = caller.kind === 'app' ? (caller.visitor ?? caller) : caller;
  switch (person.kind) {
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: person.id };
    case 'member':
      return { identityType: 'MEMBER', memberId: person.id };
    case 'staff':
      return { identityType: 'WIX_USER', wixUserId: person.id };
    case 'app':
      // the server's own work has a name
      return GUID.test(person.id) ? { identityType: 'APP', appId: person.id } : { identityType: 'UNKNOWN' };
    default:
      return { identityType: 'UNKNOWN' };
  }
}
