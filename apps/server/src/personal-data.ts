import type { Tx } from './platform/db/index.ts';

/** A person whose data is requested or to be erased. */
export type Person = {
  memberId: string;
  contactId: string | null;
  /** Lower case: the login address, and those of the contact. */
  emails: readonly string[];
};

/**
 * The personal data in a domain. Each domain that has some declares it in `domains.ts`, so that access and erasure, as
 * the law requires, each cover everything.
 */
export type PersonalDataFor<C> = {
  /** Its name in an export. */
  name: string;
  /** All of it, as JSON; without secrets. */
  export(ctx: C, tx: Tx, person: Person): Promise<unknown>;
  /** Erases it, in the transaction that deletes the members. Legally required data stays, without the person. */
  erase(ctx: C, tx: Tx, people: readonly Person[]): Promise<void>;
};

/** The ids under which people own data. */
export const memberIdsOf = (people: readonly Person[]): string[] => people.map(({ memberId }) => memberId);
