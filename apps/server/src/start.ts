import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serverCaller } from './caller.ts';
import type { Config } from './config.ts';
import { type Logger, newContext, type Services, serverContext } from './context.ts';
import { deriveOutdatedProducts } from './domains/catalog/index.ts';
import {
  archiveParts,
  consumers,
  expiries,
  itemSources,
  jobKinds,
  letterKinds,
  mediaPlaces,
  operations,
  payables,
  personalData,
  recurringJobs,
  tasks,
} from './domains.ts';
import { removeOldAnswers } from './http/api/idempotency.ts';
import { type App, createApp } from './http/app.ts';
import { closerOf } from './http/connections.ts';
import { createServer, serveApp } from './http/server.ts';
import { tellOutages, withoutOutages } from './outage-log.ts';
import { type Database, migrate, openDatabase, writePlatform } from './platform/db/index.ts';
import { consumerTask, hearersAmong, startRelay } from './platform/events/index.ts';
import { NIL_ID } from './platform/ids.ts';
import { type Job, jobTask, removeOldJobs, startJobs } from './platform/jobs/index.ts';
import { mailTask } from './platform/mail/mail-queue.ts';
import { hurryHeldMails } from './platform/mail/mails.store.ts';
import { startWorker } from './platform/tasks/index.ts';
import { openServices } from './services.ts';

export type Running = {
  server: FastifyInstance;
  app: App;
  database: Database;
  log: Logger;
  /**
   * Refuses new requests, finishes the running ones or cuts them off after a while, then stops the jobs, the relay and
   * the worker, and closes the database.
   */
  stop(): Promise<void>;
};

const upkeep: Job<Services> = {
  name: 'remove what has expired',
  everyMs: 60 * 60_000,
  run: async ({ database, now, mailer }) => {
    for (const remove of [...expiries, removeOldAnswers, removeOldJobs]) await remove(database, now());
    // another process may have held some since this one began
    if (mailer.delivers) await sendHeldMails(database, now());
  },
};

const sendHeldMails = (database: Database, now: Date): Promise<void> =>
  writePlatform('mails of all sites waited for a mail server', database, (tx) => hurryHeldMails(tx, now));

type Given = {
  now?: () => Date;
  database?: Database;
  /** Writes all events to the outbox, for those who look at it, also those without a consumer. */
  writesAllEvents?: boolean;
};

/** Opens the database, or takes the given one, migrates it and assembles the server, without listening yet. */
export async function prepare(
  config: Config,
  { now = () => new Date(), database: given, writesAllEvents = false }: Given = {},
): Promise<Running> {
  const database =
    given ??
    (await openDatabase({
      url: config.databaseUrl ?? join(config.dataDirectory, 'database'),
      poolSize: config.databasePoolSize,
    }));
  try {
    await migrate(database);
    database.hearersOf = writesAllEvents ? null : hearersAmong(consumers);
    await deriveOutdatedProducts(database);
    const server = createServer({
      logger: config.logLevel === 'silent' ? false : { level: config.logLevel, hooks: withoutOutages },
      trustProxy: config.trustProxy,
      deadlines: config.deadlines,
    });
    const closeServer = closerOf(server);
    const log: Logger = server.log;
    tellOutages(database, log);
    const services = await openServices(config, {
      database,
      personalData,
      archiveParts,
      mediaPlaces,
      payables,
      itemSources,
      letterKinds,
      now,
      log,
    });
    const app = createApp(services, config);
    await serveApp(server, app, operations);
    const contextOf = async (siteId: string, work: string) =>
      siteId === NIL_ID
        ? newContext(services, { site: app.noSite, caller: serverCaller(work) })
        : serverContext(services, siteId, work);
    const relay = await startRelay({ database, consumers, log });
    const running = startJobs(services, [...recurringJobs, upkeep]);
    if (services.mailer.delivers) await sendHeldMails(database, now());
    const kinds = [mailTask, ...tasks, ...consumers.map(consumerTask), ...jobKinds.map(jobTask)];
    const worker = await startWorker({ database, kinds, contextOf, now, log });
    const stop = async () => {
      await closeServer(config.stopMs);
      await running.stop();
      await app.visits.write().catch((error) => log.error({ err: error }, 'the last visits were not counted'));
      await relay.stop();
      await worker.stop();
      await services.mailer.settle();
      await app.media.pictures.stop();
      await app.pdfs.stop();
      await database.close();
    };
    return { server, app, database, log, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
