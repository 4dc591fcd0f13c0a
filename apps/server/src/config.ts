import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hosting, PaymentServers } from './context.ts';
import type { RateLimitSettings } from './http/api/rate-limits.ts';
import { DEADLINES, type Deadlines } from './http/deadlines.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';
import type { MediaLimits } from './platform/media/media.ts';
import type { S3Settings } from './platform/media/s3-storage.ts';

export type Config = {
  port: number;
  host: string;
  /** Address under which browsers reach the server, without a slash at the end. */
  publicUrl: string;
  /** The server's own data: the embedded database, pictures, demo.json. */
  dataDirectory: string;
  /** `postgres://…`, or null for the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /**
   * Secrets that encrypt the keys in the database: the first for new ones, the others to decrypt earlier ones. None by
   * default.
   */
  secretKeys: string[];
  logLevel: string;
  trustProxy: TrustedProxies;
  deadlines: Deadlines;
  /** The time that running requests have when the server is told to stop, in milliseconds. */
  stopMs: number;
  /** Whether a first start creates the demo shop. */
  demo: boolean;
  /** Whether the demo shop has a year of orders behind it. */
  demoYear: boolean;
  /** The bucket that files of the media library are kept in; null for the data directory. */
  s3: S3Settings | null;
  mediaLimits: MediaLimits;
  /** The most processor time for drawing one picture, in milliseconds. */
  pictureDeadlineMs: number;
  /** Hosts that files may be fetched from even though their addresses are private: `host` or `host:port`. */
  fetchAllowedHosts: string[];
  /** Where payment providers are called. Only tests call other servers than theirs. */
  paymentServers: PaymentServers;
  /** `smtp://…` or `smtps://…`; null writes mails to the data directory. */
  smtpUrl: string | null;
  /** Address that mails come from. */
  mailFrom: string;
  rateLimits: RateLimitSettings;
  hosting: Hosting;
  /** The name servers that prove domains; those of the machine if none. */
  nameServers: string[];
  /** The token that opens /metrics to other machines; null restricts it to this machine. */
  metricsToken: string | null;
};

const projectDirectory = fileURLToPath(new URL('../../../', import.meta.url));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** Reads the settings of `.env.example` from the environment. Throws one error that names every mistake. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const number = (name: string, fallback: number, [least, most]: [number, number]) => {
    const value = Number(text(name) ?? fallback);
    if (!Number.isInteger(value) || value < least || value > most)
      problems.push(`${name} must be a whole number from ${least} to ${most}`);
    return value;
  };
  const flag = (name: string, fallback: boolean) => {
    const value = text(name) ?? String(fallback);
    if (value !== 'true' && value !== 'false') problems.push(`${name} must be true or false`);
    return value === 'true';
  };
  const port = number('PORT', 4100, [0, 65_535]);
  const publicUrl = (text('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (!URL.canParse(publicUrl) || !/^https?:$/.test(new URL(publicUrl).protocol))
    problems.push('PUBLIC_URL must be an http or https address');
  const databaseUrl = text('DATABASE_URL') ?? null;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL must begin with postgres://; leave it empty for the embedded database');
  const logLevel = text('LOG_LEVEL') ?? 'warn';
  if (!logLevels.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  const config: Config = {
    port,
    host: text('HOST') ?? '127.0.0.1',
    publicUrl,
    dataDirectory: resolve(projectDirectory, text('DATA_DIR') ?? 'data'),
    databaseUrl,
    databasePoolSize: number('DATABASE_POOL_SIZE', 10, [1, 200]),
    secretKeys: readSecretKeys(text, problems),
    logLevel,
    trustProxy: readTrustProxy(text, problems),
    deadlines: DEADLINES,
    stopMs: number('STOP_SECONDS', 5, [0, 3600]) * 1000,
    demo: flag('DEMO', true),
    demoYear: flag('DEMO_YEAR', true),
    s3: readS3(text, flag, problems),
    mediaLimits: readMediaLimits(number),
    pictureDeadlineMs: number('MEDIA_PICTURE_SECONDS', 10, [1, 600]) * 1000,
    ...readMail(text, publicUrl, problems),
    rateLimits: readRateLimits(number),
    metricsToken: text('METRICS_TOKEN') ?? null,
    nameServers: (text('NAME_SERVERS') ?? '').split(/[\s,]+/).filter(Boolean),
    hosting: readHosting(text, publicUrl, problems),
    paymentServers: readPaymentServers(text, problems),
    fetchAllowedHosts: (text('FETCH_ALLOWED_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean),
  };
  if (problems.length > 0)
    throw new Error(
      `The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSee .env.example for what each of them means.`,
    );
  return config;
}

type ReadText = (name: string) => string | undefined;
type ReadNumber = (name: string, fallback: number, range: [number, number]) => number;

const SECRET_KEY_LENGTH = 32;

function readSecretKeys(text: ReadText, problems: string[]): string[] {
  const keys = (text('SECRET_KEY') ?? '').split(/\s+/).filter(Boolean);
  if (keys.some((key) => key.length < SECRET_KEY_LENGTH))
    problems.push(
      `SECRET_KEY must have ${SECRET_KEY_LENGTH} characters or more, such as those of: openssl rand -base64 32`,
    );
  return keys;
}

function readTrustProxy(text: ReadText, problems: string[]): TrustedProxies {
  const trusted = readTrustedProxies(text('TRUST_PROXY') ?? 'false');
  if (trusted === null)
    problems.push(
      'TRUST_PROXY must be true, false, a number of proxies from 1 to 10, or a list of addresses and networks such as 10.0.0.0/8',
    );
  return trusted ?? false;
}

/** The bucket's settings, where a bucket is named. */
function readS3(
  text: ReadText,
  flag: (name: string, fallback: boolean) => boolean,
  problems: string[],
): S3Settings | null {
  const [bucket, endpoint = null] = [text('S3_BUCKET'), text('S3_ENDPOINT')];
  const [accessKeyId, secretAccessKey] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')];
  const [region = 'us-east-1', pathStyle] = [text('S3_REGION'), flag('S3_PATH_STYLE', false)];
  if (endpoint && !/^https?:\/\//.test(endpoint)) problems.push('S3_ENDPOINT must be an http or https address');
  if (!bucket && (endpoint || accessKeyId)) problems.push('S3_BUCKET must name the bucket');
  if (!accessKeyId !== !secretAccessKey)
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together');
  if (!bucket) return null;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { bucket, endpoint, region, credentials, pathStyle };
}

/** The servers of payment providers, or what stands for them. */
function readPaymentServers(text: ReadText, problems: string[]): PaymentServers {
  const address = (name: string, fallback: string) => {
    const given = (text(name) ?? fallback).replace(/\/+$/, '');
    if (!/^https?:\/\//.test(given)) problems.push(`${name} must be an http or https address`);
    return given;
  };
  return {
    stripe: address('STRIPE_URL', 'https://api.stripe.com'),
    payPal: address('PAYPAL_URL', 'https://api-m.paypal.com'),
    payPalSandbox: address('PAYPAL_SANDBOX_URL', 'https://api-m.sandbox.paypal.com'),
  };
}

function readMediaLimits(number: ReadNumber): MediaLimits {
  const megabytes = (name: string, fallback: number) => number(name, fallback, [1, 5000]) * 1024 * 1024;
  const document = megabytes('MEDIA_DOCUMENT_LIMIT_MB', 100);
  const archive = megabytes('MEDIA_ARCHIVE_LIMIT_MB', 1000);
  return {
    IMAGE: megabytes('MEDIA_IMAGE_LIMIT_MB', 30),
    VIDEO: megabytes('MEDIA_VIDEO_LIMIT_MB', 1000),
    AUDIO: megabytes('MEDIA_AUDIO_LIMIT_MB', 300),
    DOCUMENT: document,
    ARCHIVE: archive,
    MODEL3D: document,
    OTHER: document,
  };
}

/** Calls a minute; 0 means no limit. */
const readRateLimits = (number: ReadNumber): RateLimitSettings => ({
  app: number('RATE_LIMIT_APP', 200, [0, 1_000_000]),
  person: number('RATE_LIMIT_PERSON', 1200, [0, 1_000_000]),
  address: number('RATE_LIMIT_ADDRESS', 6000, [0, 1_000_000]),
  newVisitors: number('RATE_LIMIT_NEW_VISITORS', 60, [0, 1_000_000]),
  newPictures: number('RATE_LIMIT_NEW_PICTURES', 600, [0, 1_000_000]),
});

function readMail(text: ReadText, publicUrl: string, problems: string[]): { smtpUrl: string | null; mailFrom: string } {
  const smtpUrl = text('SMTP_URL') ?? null;
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl)) problems.push('SMTP_URL must begin with smtp:// or smtps://');
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
  const mailFrom = text('MAIL_FROM') ?? `shop@${host}`;
  if (!/^\S+@\S+$/.test(mailFrom)) problems.push('MAIL_FROM must be an e-mail address');
  return { smtpUrl, mailFrom };
}

const SIGN_UPS = ['open', 'invited', 'closed'] as const;
const HOST_NAME = /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Who may have sites here, and under which host name. A server that only this machine reaches is open. */
function readHosting(text: ReadText, publicUrl: string, problems: string[]): Hosting {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
  const isLocal = /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(host);
  const wanted = text('SIGN_UP') ?? (isLocal ? 'open' : 'closed');
  const signUp = SIGN_UPS.find((one) => one === wanted);
  if (!signUp) problems.push(`SIGN_UP must be one of ${SIGN_UPS.join(', ')}`);
  const isName = isIP(host) === 0 && !host.startsWith('[');
  const sitesDomain = (text('SITES_DOMAIN') ?? (isName ? host : 'localhost')).toLowerCase();
  if (!HOST_NAME.test(sitesDomain)) problems.push('SITES_DOMAIN must be a host name, such as shops.example.com');
  const operators = (text('OPERATORS') ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (operators.some((one) => !/^\S+@\S+$/.test(one))) problems.push('OPERATORS must be e-mail addresses');
  return { signUp: signUp ?? 'closed', sitesDomain, operators };
}
