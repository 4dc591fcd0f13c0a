import type { SiteCache } from '../cache/site-cache.ts';
import type { Scope, Tx } from '../db/index.ts';
import type { QueryField } from '../query/index.ts';
import type { Refusal } from '../refusal.ts';

/** What a resource needs of the request's context. */
export type ResourceContext = Scope & { now: () => Date; newId: () => string; cursorSecret: string; cache: SiteCache };

/** An entity as the wire knows it: its own fields beside those that every entity has. */
export type Entity = {
  id?: string | null;
  revision?: string | null;
  createdDate?: string | null;
  updatedDate?: string | null;
};

/** A stored entity: what the server gives is there. */
export type Stored<E extends Entity> = E & { id: string; revision: string; createdDate: string; updatedDate: string };

/**
 * A service of the common kind: entities of one table that are created, read, changed, deleted, queried and counted,
 * one by one and in bulk. Which of these are served follows from the names of the service's operations.
 */
export type ResourceDeclaration<E extends Entity> = {
  /** A table made by `create_resource_table`. */
  table: string;
  /** As in requests and answers: `brand` and `brands`. */
  singular: string;
  plural: string;
  /** Events are called this with `_created`, `_updated` and `_deleted` behind. */
  eventType: string;
  /** The fields that clients write; all others are the server's. */
  fields: readonly (keyof E & string)[];
  /** No two entities of a site may share it; null where an entity has none. */
  uniqueKey?: (entity: E) => string | null;
  /** The field that get-or-create finds an entity by, when it is given as a bare name. */
  namedBy: keyof E & string;
  /** Texts that every entity has; they are kept without the spaces around them. */
  requiredTexts: readonly (keyof E & string)[];
  /** What queries may filter and sort by, beside id, dates and revision. */
  queryFields: Readonly<Record<string, QueryField>>;
  maxLimit?: number;
  /** Puts a draft in order, or refuses it. Runs at creation and after each change, of which `written` are the fields. */
  check?: (draft: E, written: readonly (keyof E & string)[]) => E | Refusal;
  /** Works out fields that are asked for by name in `fields`: counts of what uses the entities. */
  expand?: (tx: Tx, entities: Stored<E>[], requested: readonly string[]) => Promise<Stored<E>[]>;
  /** Carries a change to where the entity is used; in the same transaction. */
  afterUpdate?: (ctx: ResourceContext, tx: Tx, entity: Stored<E>) => Promise<void>;
  afterDelete?: (ctx: ResourceContext, tx: Tx, ids: readonly string[]) => Promise<void>;
  /** Why some entities may not be changed or deleted. */
  guard?: (id: string, action: 'update' | 'delete') => Refusal | null;
};

export type Names = { Singular: string; Plural: string };
export const namesOf = ({ singular, plural }: { singular: string; plural: string }): Names => ({
  Singular: capital(singular),
  Plural: capital(plural),
});
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
