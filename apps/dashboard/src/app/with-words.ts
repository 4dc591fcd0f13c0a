/** The build wraps every `import()` of the dashboard's own code in `withWords`. */
import { needs } from './code-needs.ts';
import { loadWords } from './words.ts';

/** Loads code. Its texts are requested at the same time as its files, and are there before it runs. */
export async function withWords<Code>(name: string, load: () => Promise<Code>): Promise<Code> {
  const { subjects = [], files = [] } = needs?.of[name] ?? {};
  for (const file of files) request(needs?.files[file] ?? '');
  await loadWords(subjects);
  return load();
}

const requested = new Set<string>();

function request(file: string) {
  if (requested.has(file)) return;
  requested.add(file);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `${import.meta.env.BASE_URL}${file}`;
  document.head.append(link);
}
