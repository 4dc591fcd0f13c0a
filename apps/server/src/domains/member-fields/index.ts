/** The operations of this domain are in operations.ts, not here: some call members, which imports this file. */
export { MEMBER_ROLE_ID } from './application.ts';
export { type CheckedValues, checkFieldValues } from './check-field-values.ts';
