import type { Tx } from './platform/db/index.ts';

/**
 * What a domain puts into the archive of a site: a file of lines that are JSON. Lines say nothing that belongs to one site alone, such
 * as revisions, and come in an order that follows from them: a site that took them in writes the same bytes.
 */
export type ArchivePartFor<C> = {
  /** The file's name, without its ending. */
  name: string;
  /** Counts up when the form of its lines changes. */
  version: number;
  /** `first` if other domains rely on it, `last` if it relies on others; parts otherwise follow the order of the domains. */
  comes?: 'first' | 'last';
  /** Whether a site has nothing of its own here that taking in an archive would mix with. */
  isUntouched?: (tx: Tx) => Promise<boolean>;
  /** What a template has of a row of this part; null where the row stays behind. Parts that do not say so are in no template. */
  inTemplates?(row: unknown): object | null;
  /** What a row says of the whole archive. */
  shows?(row: unknown): ArchiveFacts;
  /** The lines of a site, each with its line break. */
  write(ctx: C): AsyncIterable<string>;
  /** The first mistake in lines that a stranger may have written, in words; null where they can be taken in. */
  mistakeIn(open: OpenLines): Promise<string | null>;
  /** Takes lines in; doing it again after a crash does no harm. Returns what could not be taken in, in words. */
  take(ctx: C, open: OpenLines): Promise<string[]>;
};

/** What people are told of an archive before a site takes it in; the first part that says something counts. */
export type ArchiveFacts = {
  language?: string;
  currency?: string;
  /** The name of a file of the library that shows what the site looks like. */
  picture?: string;
};

/** The lines of a part, without their line breaks; from the first one at each call. */
export type OpenLines = () => AsyncIterable<string>;
