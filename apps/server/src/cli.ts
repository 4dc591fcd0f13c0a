import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiError, catalogImport, connect, httpTransport, mediaLibrary, type Transport } from '@stoa/sdk';
import { readConfig } from './config.ts';

const usage = `Usage:
  npm run stoa -- import <file.csv> [--pictures <folder>] [--url <server>] [--key <API key>]

Takes in the products of a store export through the running server. Pictures that the file names are looked for in the
folder by their file names. Server and key are those of the demo shop where not given, or STOA_URL and STOA_API_KEY.`;

const pictureTypes = new Set(['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif', '.svg']);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, file] = positionals;
  if (values.help || command !== 'import' || !file) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
  } else {
    process.exitCode = await importFile(file, values);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

type Options = { pictures?: string; url?: string; key?: string };

/** Imports a file and prints what became of it; 1 when rows were left out. */
async function importFile(path: string, options: Options): Promise<number> {
  const csv = readFileSync(path, 'utf8');
  const transport = transportOf(options);
  const pictures = options.pictures ? await uploadPictures(transport, options.pictures, csv) : {};
  const report = await connect(catalogImport, transport).importProducts({ csv, pictures });
  const problems = report.problems ?? [];
  for (const { row, column, value, reason, severity } of problems) {
    const place = column ? `row ${row}, ${column}${value ? ` "${value}"` : ''}` : `row ${row}`;
    console.log(`${severity === 'error' ? 'error  ' : 'warning'}  ${place}: ${reason}`);
  }
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  console.log(
    `${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged; ${errors} errors, ${warnings} warnings.`,
  );
  return errors > 0 || report.format === null ? 1 : 0;
}

function transportOf({ url, key }: Options): Transport {
  const demo = readDemoFile();
  const baseUrl = (url ?? process.env.STOA_URL ?? demo?.baseUrl)?.replace(/\/+$/, '');
  const authorization = key ?? process.env.STOA_API_KEY ?? demo?.apiKey;
  if (!baseUrl || !authorization)
    throw new Error('Which server? Give --url and --key, or start the demo shop once with npm start.');
  return httpTransport({ baseUrl, headers: () => ({ authorization }) });
}

function readDemoFile(): { baseUrl: string; apiKey: string } | null {
  try {
    return JSON.parse(readFileSync(join(readConfig(process.env).dataDirectory, 'demo.json'), 'utf8'));
  } catch {
    return null;
  }
}

/** Uploads the pictures of a folder that the file mentions; their media ids by file name. */
async function uploadPictures(transport: Transport, folder: string, csv: string): Promise<Record<string, string>> {
  const media = connect(mediaLibrary, transport);
  const names = readdirSync(folder).filter(
    (name) => pictureTypes.has(extname(name).toLowerCase()) && csv.includes(basename(name)),
  );
  const ids: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const content = readFileSync(join(folder, name)).toString('base64');
    const { file } = await media.uploadImage({ fileName: name, content });
    if (file?.id) ids[name] = file.id;
    if (process.stdout.isTTY) process.stdout.write(`\r${index + 1} of ${names.length} pictures uploaded`);
  }
  if (process.stdout.isTTY && names.length) process.stdout.write('\n');
  return ids;
}

function explain(error: unknown): string {
  if (error instanceof ApiError) return error.status === 401 ? 'The server did not accept the API key.' : error.message;
  if (error instanceof TypeError && error.message === 'fetch failed')
    return 'The server does not answer. Start it first: npm start';
  return error instanceof Error ? error.message : String(error);
}
