/** Finds unwanted text in the repository, such as paths of one machine. Prints each and fails if there are any. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { repositoryFiles } from './repository-files.ts';

export type Finding = { line: number; text: string; reason: string };

const UNWANTED: [RegExp, string][] = [
  [/(?<![\w.:}~-])\/(?:work|home|root|tmp|Users)\/[\w.-]+/g, 'a path of one machine: others do not have it'],
  [
    /\b(?:registry\.(?:npmjs|yarnpkg)|deb\.debian\.org|pypi\.org)\b/g,
    'a package registry: which one is used is a setting',
  ],
  [/\b(?:TO-?DO|FIX-?ME|XX-?X)\b/g, 'a note of work to do: do it, or leave it out'],
  [/^(?:<{7}|>{7}) .*/g, 'a merge conflict'],
  [/\b(?:issue|ticket|pull request|PR) ?#\d+/gi, 'a number that readers cannot look up: say the reason itself'],
];

const DOCUMENT = /\b[A-Z]{4,}\.md\b/g;
const NOT_OURS = new Set(['package-lock.json', 'LICENSE']);

/** Finds unwanted text in a file. `documents` are the names of all Markdown files in the repository. */
export function findUnwanted(text: string, documents: Set<string>): Finding[] {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    const unwanted = UNWANTED.flatMap(([pattern, reason]) =>
      [...content.matchAll(pattern)].map(([match]) => ({ line, text: match, reason })),
    );
    const unknown = [...content.matchAll(DOCUMENT)].filter(([match]) => !documents.has(match));
    return [
      ...unwanted,
      ...unknown.map(([match]) => ({ line, text: match, reason: 'a document that does not exist' })),
    ];
  });
}

if (import.meta.main) {
  const files = repositoryFiles();
  const documents = new Set(files.filter((file) => file.endsWith('.md')).map((file) => basename(file)));
  for (const file of files.filter((name) => !NOT_OURS.has(name))) {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    if (text.includes('\0')) continue; // a picture or another binary file
    for (const { line, text: found, reason } of findUnwanted(text, documents)) {
      console.error(`${file}:${line} ${found} is ${reason}`);
      process.exitCode = 1;
    }
  }
}
