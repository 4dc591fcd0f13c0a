import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contextsFor } from './background-context.ts';
import type { Config } from './config.ts';
import type { Logger } from './context.ts';
import { deriveOutdatedProducts } from './domains/catalog/index.ts';
import { accessTokens, openSessions, signingKey, tokenKeys } from './domains/identity/index.ts';
import { siteDirectory } from './domains/sites/index.ts';
import { consumers, jobKinds, jobs, operations } from './domains.ts';
import { type App, createApp } from './http/app.ts';
import { createServer } from './http/server.ts';
import { siteCache } from './platform/cache/site-cache.ts';
import { type Database, migrate, openDatabase } from './platform/db/index.ts';
import { startRelay } from './platform/events/index.ts';
import { startBackgroundJobs, startJobs } from './platform/jobs/index.ts';
import { startMailSender } from './platform/mail/mail-queue.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { openMedia } from './platform/media/media.ts';
import { outsideCaller, outsideFetcher } from './platform/outgoing/index.ts';
import { secretBox } from './platform/secret-box.ts';

export type Running = {
  server: FastifyInstance;
  app: App;
  database: Database;
  log: Logger;
  /** Answers what is under way, then stops and lets go of the database. */
  stop(): Promise<void>;
};

/** Resized pictures are made anew when they are asked for again; more than this is not kept. */
const MOST_RESIZED_BYTES = 1024 ** 3;
const TRIM_EVERY_MS = 10 * 60_000;

/**
 * Opens the database, or takes over the one that is given, brings it up to date and puts the server together, without
 * listening yet.
 */
export async function prepare(
  config: Config,
  { now = () => new Date(), database: given }: { now?: () => Date; database?: Database } = {},
): Promise<Running> {
  const database =
    given ??
    (await openDatabase({
      url: config.databaseUrl ?? join(config.dataDirectory, 'database'),
      poolSize: config.databasePoolSize,
    }));
  try {
    await migrate(database);
    await deriveOutdatedProducts(database);
    const key = await signingKey(database, config.secretKeys);
    const tokens = accessTokens(await tokenKeys(database, config.secretKeys));
    const parts = {
      database,
      now,
      accessTokens: tokens,
      sessions: await openSessions(database),
      sites: siteDirectory(database),
      cache: await siteCache(database),
      media: await openMedia(config),
      fetchOutside: outsideFetcher({ allowedHosts: config.fetchAllowedHosts }),
      callOutside: outsideCaller({ allowedHosts: config.fetchAllowedHosts }),
      mailer: createMailer({
        smtpUrl: config.smtpUrl,
        from: config.mailFrom,
        directory: join(config.dataDirectory, 'mail'),
      }),
      secretBox: secretBox(key),
      cursorSecret: Buffer.from(key).toString('base64'),
      publicUrl: config.publicUrl,
      rateLimits: config.rateLimits,
      metricsToken: config.metricsToken,
    };
    const urlOf = (site: Parameters<App['siteUrl']>[0]) => app.siteUrl(site);
    const { server, app } = await createServer(
      (log) => createApp({ ...parts, log }),
      operations({ ...parts, siteUrl: urlOf, publicUrl: config.publicUrl }),
      {
        logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
        trustProxy: config.trustProxy,
      },
    );
    const log: Logger = server.log;
    const relay = await startRelay({ database, consumers: consumers(app), now, log });
    const trim = () => app.media.resized.trim(MOST_RESIZED_BYTES);
    const running = startJobs(
      [...jobs(app), { name: 'trim resized pictures', everyMs: TRIM_EVERY_MS, run: trim }],
      log,
    );
    const contextOf = (siteId: string, kind: string) => contextsFor(app, kind)(siteId);
    const backgroundJobs = await startBackgroundJobs({ database, kinds: jobKinds, contextOf, now, log });
    const mailSender = await startMailSender({ database, mailer: parts.mailer, now, log });
    const stop = async () => {
      await server.close();
      await running.stop();
      await backgroundJobs.stop();
      await mailSender.stop();
      await relay.stop();
      await database.close();
    };
    return { server, app, database, log, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
