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

type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Audit = { title: string; score: number | null; displayValue?: string; details?: { items?: unknown[] } };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };

/** The scores of a page, 0 to 100, and what lowered them, in words. */
export type Measured = { scores: Scores; failed: string[] };

/** Has Lighthouse look at a page once. */
export async function lighthouse(url: string): Promise<Measured> {
  const asked = `--only-categories=${categories.join(',')}`;
  const { stdout } = await run(
    'npx',
    ['--yes', `lighthouse@${VERSION}`, url, '--quiet', '--output=json', asked, `--chrome-flags=${FLAGS}`],
    { env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: MOST_OUTPUT },
  );
  const report = JSON.parse(stdout) as Report;
  const scoreOf = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const scores = Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Scores;
  return { scores, failed: categories.flatMap((category) => failedIn(report, category)) };
}

const LONGEST_FINDING = 1000;

/** The audits that lowered the score of a category, each with what it found. */
function failedIn({ categories: scored, audits }: Report, category: string): string[] {
  const counted = (scored[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return counted.flatMap(({ id }) => {
    const { title, score, displayValue, details } = audits[id] ?? { title: id, score: null };
    if (score === null || score === 1) return [];
    const found = displayValue ?? JSON.stringify(details?.items ?? []);
    return `${category}, ${id}: ${title}: ${found.slice(0, LONGEST_FINDING)}`;
  });
}
