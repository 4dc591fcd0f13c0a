import type { ArchivePart, Context, ItemSource, PayableOwner, PersonalData, Services } from './context.ts';
import type { LetterKind } from './letters.ts';
import type { MediaPlace } from './media-place.ts';
import type { Database } from './platform/db/index.ts';
import type { Consumer } from './platform/events/index.ts';
import type { AnyJobKind, Job } from './platform/jobs/index.ts';
import type { AnyTask } from './platform/tasks/index.ts';
import type { Served } from './use-case.ts';

/** Everything the rest of the server needs to know about a domain. Each domain declares it in its `domain.ts`. */
export type Domain = {
  /** Its folder. */
  name: string;
  /** Its purpose, in a line. */
  says: string;
  /** Its tables. No other domain writes them. */
  owns: readonly string[];
  /**
   * Tables of other domains that its statements read, each with the reason why the owner's functions do not suffice.
   */
  reads?: Readonly<Record<string, string>>;
  /** Tables of other domains in which it keeps columns derived from its own rows, each with the reason. */
  derives?: Readonly<Record<string, string>>;
  /** Its operations of the contract. */
  serves?: readonly Served[];
  /** Its reactions to events. */
  consumes?: readonly Consumer<Context>[];
  /** Long work that its requests start. */
  jobKinds?: readonly AnyJobKind<Context>[];
  /** Work that its transactions schedule. */
  tasks?: readonly AnyTask<Context>[];
  /** Recurring work. */
  recurringJobs?: readonly Job<Services>[];
  /** Rows that it deletes once they have expired. */
  expires?: readonly Expiry[];
  /** The mails that it sends. */
  letters?: readonly LetterKind[];
  /** Its entities that are paid for; payments report to it when money has moved. */
  payables?: readonly PayableOwner[];
  /** Its items that carts hold. */
  sells?: readonly ItemSource[];
  /** Where it keeps files of the media library. */
  keepsMedia?: readonly MediaPlace[];
  /** What it puts into the archive of a site, and takes out of one. */
  archives?: readonly ArchivePart[];
  /** The data it stores about people. */
  personalData?: readonly PersonalData[];
};

/** Deletes what has expired by now, on all sites. */
export type Expiry = (database: Database, now: Date) => Promise<void>;
