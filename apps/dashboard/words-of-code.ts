import { join, relative } from 'node:path';
import { dashboard } from '@stoa/messages/en/dashboard';
import type { Plugin, Rolldown } from 'vite';
import { type CodeNeeds, NEEDS_ID } from './src/app/code-needs.ts';

const src = join(import.meta.dirname, 'src');

const OWN_IMPORT = /\bimport\(\s*'(\.[^']+\.tsx?)'\s*\)/g;
const IMPORTS_WORDS = /import \{[^}]*\bwords\b[^}]*\} from/;

function subjectsIn(code: string, file: string): string[] {
  if (/\} = words\b(?!\.)|\bwords\[|\bwords as\b/.test(code))
    throw new Error(`${file}: name the subject, as in words.orders`);
  return [...code.matchAll(/\bwords\.(\w+)/g)].map(([, subject = '']) => subject);
}

/** The module's name in what the build writes: `features/orders/orders-page`. */
const nameOf = (file: string): string => relative(src, file).replace(/\.tsx?$/, '');

/**
 * Has every part of the dashboard that is loaded when it is used bring the texts that it shows, in one language.
 * Modules say which by using them: `words.orders`. Each `import()` of a module goes through `withWords`, which finds in the
 * document what the module and all that it imports need.
 */
export function wordsOfCode(): Plugin {
  const uses = new Map<string, string[]>();
  const imported = new Set<string>();
  return {
    name: 'words-of-code',
    apply: 'build',
    enforce: 'pre',
    async transform(code, file) {
      if (!file.startsWith(`${src}/`)) return null;
      if (IMPORTS_WORDS.test(code)) uses.set(file, subjectsIn(code, file));
      const found = [...code.matchAll(OWN_IMPORT)].map(([, path = '']) => path);
      if (found.length === 0) return null;
      const files = await Promise.all(found.map(async (path) => (await this.resolve(path, file))?.id ?? ''));
      for (const one of files) imported.add(one);
      const wrapped = code.replace(OWN_IMPORT, (call) => `withWords('${nameOf(files.shift() ?? '')}', () => ${call})`);
      return { code: `import { withWords } from '${join(src, 'app/with-words.ts')}';${wrapped}`, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) return [];
        const needs = needsOf(bundle, chunk, imported, (file) => uses.get(file) ?? []);
        const attrs = { type: 'application/json', id: NEEDS_ID };
        return [{ tag: 'script', attrs, children: JSON.stringify(needs), injectTo: 'head' }];
      },
    },
  };
}

/** What is needed at the start, and what each imported module needs beyond it. */
function needsOf(
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
  imported: ReadonlySet<string>,
  usesOf: (file: string) => readonly string[],
) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Rolldown.OutputChunk, known: Set<Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> => {
    if (known.has(chunk)) return known;
    known.add(chunk);
    for (const name of chunk.imports) {
      const next = named.get(name);
      if (next) withImports(next, known);
    }
    return known;
  };
  const usedIn = (some: Iterable<Rolldown.OutputChunk>) => {
    const used = [...some].flatMap(({ moduleIds }) => moduleIds.flatMap(usesOf));
    return [...new Set(used)].filter((subject) => subject in dashboard).sort();
  };
  const atStart = withImports(entry, new Set());
  const start = usedIn(atStart);
  const files: string[] = [];
  const positionOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const of = [...imported].sort().map((id) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`No file has ${id}`);
    const more = [...withImports(chunk, new Set())].filter((one) => !atStart.has(one));
    const needed = usedIn(more).filter((subject) => !start.includes(subject));
    return [nameOf(id), { subjects: needed, files: more.map(({ fileName }) => positionOf(fileName)) }];
  });
  // the subjects are names of messages, as the types of `words` have them
  return { start, files, of: Object.fromEntries(of) } as CodeNeeds;
}

/** The texts that every page has travel in one file, those of a large feature too, and each other subject in its own. */
export const filesOfMessages = [
  {
    name: (file: string) => `words-${languageOf(file)}`,
    test: /\/messages\/src\/(en|de)\/((dashboard\/)?address|grammar|dashboard\/(actions|common|find|forms|identity-check|index|limits|lists|offline|server-words|shell))\.ts$/,
    priority: 2,
  },
  {
    name: (file: string) => `words-${languageOf(file)}-${featureOf(file)}`,
    test: /\/messages\/src\/(en|de)\/(dashboard|server)\//,
    priority: 1,
  },
];

const languageOf = (file: string): string => /\/src\/(\w+)\//.exec(file)?.[1] ?? '';

/** `order-tags` and `order-tip` are of one feature. */
function featureOf(file: string): string {
  const name = /([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
  if (name.startsWith('changes')) return 'changes';
  return /^(order|product|editor|tax)(?=-)/.exec(name)?.[1] ?? name;
}
