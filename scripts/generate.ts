/**
 * Writes the generated files: the client's routes, the API digest, permissions, the list of events, the table of
 * import formats, the families of fonts, and the map of domains in ARCHITECTURE.md. With `--check`, writes nothing and fails if a file is out of date.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as contract from '@stoa/contract';
import { permissionMatrix } from '../apps/server/src/http/api/permission-matrix.ts';
import { apiDigests } from './api-digest.ts';
import { architectureDocument } from './domain-map.ts';
import { eventList } from './event-list.ts';
import { fontFamilies } from './font-families.ts';
import { importDocument } from './format-table.ts';
import { pricingDocument } from './pricing-document.ts';

const root = new URL('../', import.meta.url);
const GENERATED = '/** Generated from @stoa/contract by scripts/generate.ts. */';
/** The line width of the project's formatter. */
const LINE_WIDTH = 120;
const files: Record<string, string> = {
  ...clientRoutes(),
  'ARCHITECTURE.md': architectureDocument(root),
  'docs/permissions.md': permissionMatrix(),
  'docs/events.md': eventList(),
  'docs/import-export.md': importDocument(root),
  'docs/pricing.md': pricingDocument(root),
  'packages/blocks/src/fonts/families.ts': await fontFamilies(),
  ...apiDigests(),
};

/** Folders in which all is generated. */
const FOLDERS = ['docs/api/', 'packages/sdk/src/routes/'];
for (const folder of FOLDERS) mkdirSync(new URL(folder, root), { recursive: true });
const left = FOLDERS.flatMap((folder) => readdirSync(new URL(folder, root)).map((name) => `${folder}${name}`)).filter(
  (path) => !(path in files),
);
const stale = Object.entries(files).filter(([path, content]) => read(path) !== content);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is out of date: run npm run generate and commit the result.`);
  for (const path of left)
    console.error(`${path} no longer belongs to a service: run npm run generate and commit the result.`);
  process.exitCode = stale.length + left.length > 0 ? 1 : 0;
} else {
  for (const [path, content] of stale) {
    writeFileSync(new URL(path, root), content);
    console.log(`wrote ${path}`);
  }
  for (const path of left) rmSync(new URL(path, root));
}

function read(path: string): string | null {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return null;
  }
}

function rowOf(name: string, text: string): string {
  const row = `  ${name}: '${text}',`;
  return row.length <= LINE_WIDTH ? row : `  ${name}:\n    '${text}',`;
}

/** One module per service, so that each part of a page loads only the services that it calls. */
function clientRoutes(): Record<string, string> {
  const tables = services().map(([name, operations]) => {
    const rows = Object.values(operations).map((operation) => {
      const method = operation.alsoPost ? 'GET|POST' : operation.method;
      return rowOf(operation.name, `${method} ${operation.addresses[0]}`);
    });
    const lines = [
      GENERATED,
      "import type * as contract from '@stoa/contract';",
      "import { routes } from '../client.ts';",
      '',
      `export const ${name} = /* @__PURE__ */ routes<typeof contract.${name}>({\n${rows.join('\n')}\n});`,
      '',
    ];
    return [
      `routes/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
      lines.join('\n'),
    ] as const;
  });
  const all = tables.map(([file]) => `export * from './${file}';`);
  const modules = [...tables, ['routes.ts', [GENERATED, '', ...all, ''].join('\n')] as const];
  return Object.fromEntries(modules.map(([file, content]) => [`packages/sdk/src/${file}`, content]));
}

function services(): [string, contract.Service][] {
  return Object.entries(contract).filter(([, value]) => isService(value)) as [string, contract.Service][];
}

function isService(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const members = Object.values(value);
  return (
    members.length > 0 && members.every((member) => typeof member === 'object' && member !== null && 'mounts' in member)
  );
}
