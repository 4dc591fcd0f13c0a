import { randomInt } from 'node:crypto';
import { hashOf } from '../secrets.ts';

const CODES = 10;
/** Without letters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

const newGroup = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes of 59 bits each, `x7kq-m2vd-9hta`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** The stored form of a code: bound to the account, and independent of how it is typed. */
export const recoveryCodeHash = (identityId: string, code: string): string =>
  hashOf(`${identityId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`).toString('base64url');
