import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Config = {
  port: number;
  host: string;
  /** Address under which browsers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Everything that the server keeps: the embedded database, pictures, demo.json. */
  dataDirectory: string;
  /** `postgres://…`, or null for the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  logLevel: string;
  trustProxy: boolean;
  /** Whether a first start creates the demo shop. */
  demo: boolean;
};

const projectDirectory = fileURLToPath(new URL('../../../', import.meta.url));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** Reads the settings of `.env.example` from the environment. Throws one error that names everything that is wrong. */
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
    logLevel,
    trustProxy: flag('TRUST_PROXY', false),
    demo: flag('DEMO', true),
  };
  if (problems.length > 0)
    throw new Error(
      `The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSee .env.example for what each of them means.`,
    );
  return config;
}
