/** Addresses to which mail can be sent, in the form that people use. */
const NAME = /^[^\s@<>"(),:;\\[\].]+(\.[^\s@<>"(),:;\\[\].]+)*$/;
const LONGEST_NAME = 64;
const HOST_PART = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const LONGEST_EMAIL = 254;

export type EmailValidation = 'VALID' | 'FORMAT_INVALID' | 'DOMAIN_INVALID';

/**
 * Whether a text can be an address. Only the text is checked: the answer does not reveal whether an account has it, and
 * no name server is asked, so that it does not depend on the network.
 */
export function validateEmail(email: string): EmailValidation {
  const [name = '', host = '', ...rest] = email.split('@');
  const isWhole = rest.length === 0 && NAME.test(name) && name.length <= LONGEST_NAME && host !== '';
  if (!isWhole || email.length > LONGEST_EMAIL) return 'FORMAT_INVALID';
  const parts = host.split('.');
  const isHost = parts.length > 1 && parts.every((part) => HOST_PART.test(part)) && !/^\d+$/.test(parts.at(-1) ?? '');
  return isHost ? 'VALID' : 'DOMAIN_INVALID';
}
