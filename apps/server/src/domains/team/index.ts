export { removeOldInvitations } from './invitations.store.ts';
export { refuseUnknownPermissions } from './roles.ts';
export { exceeding } from './standing.ts';
export { addressesOfTeam } from './team-addresses.ts';
