import { join } from 'node:path';
import type { Config } from './config.ts';
import type { ArchivePart, ItemSource, Logger, PayableOwner, PersonalData, Services } from './context.ts';
import {
  accessTokens,
  clientDirectory,
  newVisitors,
  openId,
  openSessions,
  signingKey,
  tokenKeys,
} from './domains/identity/index.ts';
import { appProviders } from './domains/service-plugins/index.ts';
import { siteDirectory } from './domains/sites/index.ts';
import { visitCounter } from './domains/visits/index.ts';
import type { LetterKind } from './letters.ts';
import type { MediaPlace } from './media-place.ts';
import { siteCache } from './platform/cache/site-cache.ts';
import type { Database } from './platform/db/index.ts';
import { newId } from './platform/ids.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { openMedia } from './platform/media/media.ts';
import { nameResolver, outsideCaller, outsideFetcher } from './platform/outgoing/index.ts';
import { openPdfs } from './platform/pdf/pdf.ts';
import { secretBox } from './platform/secret-box.ts';
import { noProviders } from './providers.ts';

type Given = {
  /** With all migrations applied. */
  database: Database;
  personalData: readonly PersonalData[];
  archiveParts: readonly ArchivePart[];
  mediaPlaces: readonly MediaPlace[];
  payables: readonly PayableOwner[];
  itemSources: readonly ItemSource[];
  letterKinds: readonly LetterKind[];
  now: () => Date;
  log: Logger;
};

/** Builds the services from the settings. Throws where the settings cannot decrypt the keys in the database. */
export async function openServices(
  config: Config,
  { database, personalData, archiveParts, mediaPlaces, payables, itemSources, letterKinds, now, log }: Given,
): Promise<Services> {
  const base = new URL(config.publicUrl);
  const key = await signingKey(database, config.secretKeys);
  const box = secretBox(key);
  const cursorSecret = Buffer.from(key).toString('base64');
  const clients = clientDirectory(database);
  const callOutside = outsideCaller({ allowedHosts: config.fetchAllowedHosts });
  return {
    database,
    cache: await siteCache(database),
    media: await openMedia({ ...config, log }),
    mailer: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      directory: join(config.dataDirectory, 'mail'),
    }),
    pdfs: openPdfs({ log }),
    sites: await siteDirectory(database, { onChange: clients.forgetOf }),
    accessTokens: accessTokens(await tokenKeys(database, config.secretKeys)),
    sessions: await openSessions(database),
    clients,
    newVisitors: newVisitors(config.rateLimits.newVisitors),
    visits: visitCounter({ database, secret: cursorSecret, now }),
    openId: openId({ callOutside, secretBox: box }),
    fetchOutside: outsideFetcher({ allowedHosts: config.fetchAllowedHosts }),
    callOutside,
    names: nameResolver(config.nameServers),
    hosting: config.hosting,
    paymentServers: config.paymentServers,
    secretBox: box,
    cursorSecret,
    personalData,
    archiveParts,
    mediaPlaces,
    providers: { ...noProviders },
    apps: appProviders(),
    payables,
    itemSources,
    letterKinds,
    publicUrl: config.publicUrl,
    dashboardUrl: `${config.publicUrl}/dashboard`,
    siteUrl: ({ host }) => `${base.protocol}//${host}${base.port ? `:${base.port}` : ''}`,
    now,
    newId: () => newId(now().getTime()),
    log,
  };
}
