/**
 * Writes the files that follow from the contract: the client's routes, the API description, who may call what, and what
 * staff need for the operations that the dashboard names.
 * With `--check` it writes nothing and fails where a file is not what it should be.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import * as contract from '@stoa/contract';
import { describeApi } from '../apps/server/src/http/openapi.ts';
import { permissionMatrix } from '../apps/server/src/http/permission-matrix.ts';

const root = new URL('../', import.meta.url);
/** As the formatter wants it. */
const LINE_WIDTH = 120;
const files: Record<string, string> = {
  'packages/sdk/src/routes.ts': clientRoutes(),
  'apps/dashboard/src/app/operation-permissions.ts': operationPermissions(),
  'docs/permissions.md': permissionMatrix(),
  'docs/openapi.json': `${JSON.stringify(describeApi({ serverUrl: 'http://localhost:4100' }), null, 1)}\n`,
};

const stale = Object.entries(files).filter(([path, content]) => read(path) !== content);
if (process.argv.includes('--check')) {
  for (const [path] of stale)
    console.error(`${path} is out of date: run node scripts/generate.ts and commit the result.`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const [path, content] of stale) {
    writeFileSync(new URL(path, root), content);
    console.log(`wrote ${path}`);
  }
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

/** One table a service, so that a bundle holds only the services that it uses. */
function clientRoutes(): string {
  const tables = services().map(([name, operations]) => {
    const rows = Object.values(operations).map((operation) => {
      const method = operation.alsoPost ? 'GET|POST' : operation.method;
      return rowOf(operation.name, `${method} ${operation.mounts[0]}${operation.path}`);
    });
    return `export const ${name} = /* @__PURE__ */ routes<typeof contract.${name}>({\n${rows.join('\n')}\n});`;
  });
  const lines = [
    '/** Generated from @stoa/contract by scripts/generate.ts. */',
    "import type * as contract from '@stoa/contract';",
    "import { routes } from './client.ts';",
    '',
    tables.join('\n\n'),
    '',
  ];
  return lines.join('\n');
}

/** Only of operations that are named there, as `'brands.createBrand'`: the contract itself is too large for a bundle. */
function operationPermissions(): string {
  const sources = globSync('apps/dashboard/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && !path.endsWith('app/operation-permissions.ts'),
  );
  const names = sources.flatMap((path) => read(path)?.match(/(?<=')\w+\.\w+(?=')/g) ?? []);
  const rows = [...new Set(names)].sort().flatMap((name) => {
    const [service = '', operation = ''] = name.split('.');
    const permit = services().find(([key]) => key === service)?.[1][operation]?.permit;
    return permit?.callers.includes('staff') ? [rowOf(`'${name}'`, permit.permissions.join(' '))] : [];
  });
  const lines = [
    '/** Generated from @stoa/contract by scripts/generate.ts: the permissions that staff need for what the dashboard names. */',
    'export const operationPermissions = {',
    ...rows,
    '} as const;',
    '',
  ];
  return lines.join('\n');
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
