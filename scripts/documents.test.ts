import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const files = repositoryFiles();
const documents = files.filter((file) => /^((README|ARCHITECTURE|CONTRIBUTING|GLOSSARY)\.md|docs\/.*\.md)$/.test(file));

/** Checks whether a path exists. Documents leave out the beginning of paths: `carts/domain.ts`. */
const exists = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`));

/** Paths in backticks, except those with a placeholder, such as `NNNN-<name>.sql`. */
function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/`([\w@./-]+\.(?:tsx?|css|sql|mjs|md))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('NNNN'));
}

/** Returns the targets of relative links, as paths in the repository. */
const linksIn = (text: string, document: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => posix.join(posix.dirname(document), link));

/** Checks whether a link leads to an existing file or folder. */
const leadsSomewhere = (link: string): boolean =>
  files.some((file) => file === link || file.startsWith(`${link.replace(/\/$/, '')}/`));

const missingFrom = (document: string): string[] => {
  const text = readFileSync(new URL(`../${document}`, import.meta.url), 'utf8');
  const links = linksIn(text, document).filter((link) => !leadsSomewhere(link));
  return [...pathsIn(text).filter((path) => !exists(path)), ...links].map(
    (path) => `${document} names ${path}, which does not exist`,
  );
};

test('files mentioned or linked in documents exist', () => {
  expect(documents).toContain('docs/identity.md');
  expect(documents.flatMap(missingFrom)).toEqual([]);
});

test('paths and links are found', () => {
  const text =
    'See `carts/domain.ts`, `NNNN-<name>.sql`, `*.store.ts` and [media](media.md#urls).\n```ts\n`a.ts`\n```\n';
  expect(pathsIn(text)).toEqual(['carts/domain.ts']);
  expect(linksIn(`${text}[out](https://example.com/a.md) [up](../README.md) [here](#below)`, 'docs/a.md')).toEqual([
    'docs/media.md',
    'README.md',
  ]);
});
