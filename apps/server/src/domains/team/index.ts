export { businessLetter, businessNotice } from './business-notice.ts';
export { exceeding } from './change-as-staff.ts';
export { listPeople } from './members.ts';
export { refuseUnknownPermissions } from './roles.ts';
export { insertOwner, setRole } from './team.store.ts';
export { addressesOfTeam } from './team-addresses.ts';
