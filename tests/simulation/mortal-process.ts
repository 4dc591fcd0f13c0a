/** A process of the server that can die at any statement, as by `kill -9`, while the database lives on. */
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../apps/server/src/platform/db/index.ts';

type Db = Parameters<Parameters<Database['lease']>[1]>[0];

/** Thrown by whatever a dead process still tries to do with the database. */
export class Died extends Error {
  constructor() {
    super('the process died');
  }
}

export type MortalProcess = {
  /** The database as this process reaches it. */
  database: Database;
  /** Lets it die at the given boundary from now on, counting from 1: before each statement, before and after each commit. */
  dieAt(boundary: number): void;
  /** Lets it live on. */
  spare(): void;
  /** Chooses anew the order in which work that goes on at once gets to the database. */
  shuffle(seed: number): void;
  isDead(): boolean;
  /** Resolves when it dies. */
  death: Promise<void>;
};

/**
 * A process over a database that outlives it. When it dies, its transaction is rolled back, since the database loses the
 * connection, and nothing it does afterwards reaches the database.
 */
export function mortalProcess(database: Database): MortalProcess {
  const death = Promise.withResolvers<void>();
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;

  function pass(): void {
    if (!isDead && --left <= 0) {
      isDead = true;
      death.resolve();
    }
    if (isDead) throw new Died();
  }
  const boundary: KyselyPlugin = {
    transformQuery({ node }) {
      pass();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const turns = takeTurns();
  const mortal = new WeakMap<Db, Db>();
  function mortalOver(db: Db): Db {
    const known = mortal.get(db) ?? db.withPlugin(boundary);
    mortal.set(db, known);
    return known;
  }

  return {
    database: {
      ...database,
      rooms: new Set(),
      async lease(lease, work) {
        const result = await turns.next(() => {
          if (isDead) throw new Died();
          return database.lease(lease, async (db, ending) => {
            const done = await work(mortalOver(db), ending);
            pass(); // what it did is not committed yet
            return done;
          });
        });
        pass(); // it is committed, and nobody knows
        return result;
      },
    },
    dieAt(boundary) {
      left = boundary;
    },
    shuffle: turns.shuffle,
    spare() {
      left = Number.POSITIVE_INFINITY;
    },
    isDead: () => isDead,
    death: death.promise,
  };
}

/**
 * One turn at a time, the next being any of those who wait. Which one follows from the seed alone, so that what goes on at
 * once can be repeated.
 */
function takeTurns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  let chance = 0;
  const choose = () => {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    return waiting.splice((chance >>> 16) % waiting.length, 1)[0];
  };
  const pass = () => {
    isTaken = waiting.length > 0;
    if (isTaken) setImmediate(() => choose()?.()); // those who want one by then have said so
  };
  return {
    shuffle(seed: number) {
      chance = seed;
    },
    async next<T>(work: () => Promise<T>): Promise<T> {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (!isTaken) pass();
      });
      try {
        return await work();
      } finally {
        pass();
      }
    },
  };
}
