export { type NewAccount, newAccount } from './accept-invitation.ts';
export { businessLetter, businessNotice } from './business-notice.ts';
export { changeAsStaff, exceeding } from './change-as-staff.ts';
export { listPeople } from './members.ts';
export { refuseUnknownPermissions } from './roles.ts';
export { changeTeam, countTeam, deleteRole, findRole, findUserName, insertOwner, setRole } from './team.store.ts';
export { addressesOfTeam } from './team-addresses.ts';
