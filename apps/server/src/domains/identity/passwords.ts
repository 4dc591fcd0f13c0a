import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Another keyboard may type the same characters as other code points. */
const plain = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(plain(password), argon2);

/** Verified where an account does not exist, so that timing reveals nothing. */
let nobodysHash: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash, the answer is no, after the same time. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('there is no such account');
  const matches = await verify(passwordHash ?? (await nobodysHash), plain(password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
