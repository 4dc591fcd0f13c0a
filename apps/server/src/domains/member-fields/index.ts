/** The operations of this domain are in operations.ts and not here: some ask members, and members ask here. */
export { type CheckedValues, checkFieldValues } from './check-field-values.ts';
