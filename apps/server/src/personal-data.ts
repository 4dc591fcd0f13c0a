import type { Context } from './context.ts';
import type { Tx } from './platform/db/index.ts';

/** Somebody whose data is asked for, or is to be forgotten. */
export type Person = {
  memberId: string;
  contactId: string | null;
  /** Lower case: the address they log in with, and those of their contact. */
  emails: readonly string[];
};

/**
 * What a domain keeps of people. Each domain that does tells so in `domains.ts`, so that the law's two questions have one
 * answer each: what is known of somebody, and that it is forgotten.
 */
export type PersonalData = {
  /** What it is called in an export. */
  name: string;
  /** All of it, as JSON; without secrets. */
  export(ctx: Context, tx: Tx, person: Person): Promise<unknown>;
  /** Forgets it, in the transaction that deletes the members. What the law wants kept stays, without its person. */
  erase(ctx: Context, tx: Tx, people: readonly Person[]): Promise<void>;
};

/** The ids under which people own things. */
export const memberIdsOf = (people: readonly Person[]): string[] => people.map(({ memberId }) => memberId);
