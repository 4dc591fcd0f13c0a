/** Lighthouse with its settings for phones, as its command line runs it: its packages are fetched for this alone. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '@stoa/testkit/browser';

const run = promisify(execFile);

const VERSION = '12.8.2';
const FLAGS = '--headless=new --no-sandbox --disable-gpu';
const MOST_OUTPUT = 100_000_000;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof categories)[number], number>;

type Report = { categories: Record<string, { score: number | null }> };

/** The scores of a page, 0 to 100. */
export async function lighthouse(url: string): Promise<Scores> {
  const asked = `--only-categories=${categories.join(',')}`;
  const { stdout } = await run(
    'npx',
    ['--yes', `lighthouse@${VERSION}`, url, '--quiet', '--output=json', asked, `--chrome-flags=${FLAGS}`],
    { env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: MOST_OUTPUT },
  );
  const report = JSON.parse(stdout) as Report;
  const scoreOf = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Scores;
}
