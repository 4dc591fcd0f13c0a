import type { Domain } from '../../domain.ts';
import { removeOldInvitations } from './invitations.store.ts';
import { invitationLetter } from './letters/invitation.ts';
import { served } from './operations.ts';

export const team: Domain = {
  name: 'team',
  says: 'The people who run a site, their roles and invitations',
  owns: ['staff_invitations', 'staff_roles', 'user_roles'],
  reads: {
    sites: 'changes of a team wait for each other by a lock on its site',
    users: 'a team is listed and searched by names and addresses',
    identities: 'a list of the team says when each of them logged in',
    identity_factors: 'a list of the team says who has a second factor',
  },
  serves: served,
  expires: [removeOldInvitations],
  letters: [invitationLetter],
};
