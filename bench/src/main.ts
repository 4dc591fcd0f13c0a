/**
 * `npm run bench`: measures the server on both databases, beside what Node and one statement cost at least. Compare the
 * processor time and the ratios, not requests a second of different machines or days. It fails where a case reads a table
 * that grows as a whole, or costs more than its limit beside another. What reads of the catalogue cost in the largest shop is
 * compared with the smallest one.
 *
 *   --quick                    a shop of 1,000 products, few requests
 *   --only postgresql          or `embedded`
 *   --products 1000,100000     sizes of the shops
 *   --orders 10000             earlier orders of the shop
 *   --sites 2000               other sites on the server
 *   --named <words>            the cases alone whose name contains them
 *   --statements               each statement of a case and its times, as PostgreSQL counts them
 *   --json <file>              the results as data as well
 *   --soak 30                  buyers for so many minutes, most of them under attack, in place of the measurements
 *   --owner                    the order list, its search and the reports with a million orders (or --orders), one caller at
 *                              a time on PostgreSQL, and nothing else; fails where anything takes more than 50 ms
 *   --editor                   the page editor with small and large pages, beside a plain React page, and nothing else
 *   --pages                    Lighthouse on the pages that shoppers see, or on those named with --named, and what lowers
 *                              their scores, and nothing else
 *   --typing                   typing in the dashboard's longest forms, beside its search field, and nothing else
 */
import { writeFile } from 'node:fs/promises';
import { startPostgres } from '@stoa/testkit/postgres';
import { editorTable, measureEditor, slowOnes } from './editor/editor.ts';
import { growthOf } from './growth.ts';
import { type Options, readOptions } from './options.ts';
import { measureOwner, ownerTable, tooSlow } from './owner/measure-owner.ts';
import { measurePages, pagesTable, poorPages } from './pages/pages.ts';
import { MOST_PRICING_MS, pricingCost } from './pricing-cost.ts';
import { ratiosToMarkdown, statementsToMarkdown, toMarkdown } from './report.ts';
import { runScene, type SceneResult } from './run-scene.ts';
import { soak, soakToMarkdown } from './soak/soak.ts';
import { measureTyping, typingTable } from './typing/typing.ts';

process.env.NODE_ENV ??= 'production';

/** What a benchmark found: for people, as data, and what missed its limit, in words. */
type Outcome = { text: string; data: unknown; missed: string[] };

/** Measures what the options ask for in place of the server; null where they ask for the server. */
async function measureInstead({ typing, editor, pages, ownerOrders, times, named }: Options): Promise<Outcome | null> {
  if (typing) {
    const rows = await measureTyping();
    return { text: typingTable(rows), data: rows, missed: [] };
  }
  if (editor) {
    const rows = await measureEditor();
    return { text: editorTable(rows), data: rows, missed: slowOnes(rows) };
  }
  if (pages) {
    const rows = await measurePages(named, console.error);
    return { text: pagesTable(rows), data: rows, missed: poorPages(rows) };
  }
  if (ownerOrders === null) return null;
  const asked = { orders: ownerOrders, times: { ...times.postgresql, connections: 1 }, named };
  const found = await measureOwner(asked, console.error);
  return { text: ownerTable(found), data: found, missed: tooSlow(found) };
}

/** Measures the server on its databases, or lets buyers and attackers at it for a while. */
async function measureServer(options: Options): Promise<Outcome> {
  const { databases, productCounts, past, times, named, soakMinutes } = options;
  const results: SceneResult[] = [];
  const texts: string[] = [];
  const pricing = soakMinutes !== null || named !== '' ? null : pricingCost();
  if (pricing) texts.push(`${pricing.name}: ${pricing.processorMs.toFixed(1)} CPU ms (at most ${MOST_PRICING_MS})\n`);
  for (const kind of databases) {
    const server = kind === 'postgresql' ? await startPostgres({ countsStatements: true }) : null;
    try {
      if (soakMinutes !== null)
        texts.push(soakToMarkdown(await soak(server, soakMinutes, (line) => console.error(`${kind}: ${line}`))));
      for (const productCount of soakMinutes === null ? productCounts : []) {
        const say = (line: string) => console.error(`${kind}, ${productCount}: ${line}`);
        results.push(await runScene({ postgres: server, productCount, past, times: times[kind], named }, say));
      }
    } finally {
      await server?.stop();
    }
  }
  if (results.length > 0) texts.push(toMarkdown(results), ...ratiosToMarkdown(growthOf(results)));
  if (options.statements) texts.push(...statementsToMarkdown(results));
  return { text: texts.join('\n'), data: results, missed: missedBy(results, pricing) };
}

function missedBy(results: readonly SceneResult[], pricing: ReturnType<typeof pricingCost> | null): string[] {
  const isScanning = results.some(({ measurements }) => measurements.some(({ scanned }) => scanned.length > 0));
  const tooDear = results.flatMap(({ ratios }) => ratios.filter(({ ratio, most }) => ratio > most));
  return [
    ...tooDear.map(({ name }) => name),
    ...(pricing && pricing.processorMs > MOST_PRICING_MS ? [pricing.name] : []),
    ...(isScanning ? ['some cases read tables that grow as a whole: see the end of the results'] : []),
  ];
}

try {
  if (process.platform !== 'linux') throw new Error('Processor time and memory are read from /proc: measure on Linux');
  const options = readOptions(process.argv.slice(2));
  const { text, data, missed } = (await measureInstead(options)) ?? (await measureServer(options));
  console.log(text);
  if (options.json) await writeFile(options.json, `${JSON.stringify(data, null, 2)}\n`);
  if (missed.length > 0) throw new Error(`Not within the limits: ${missed.join('; ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
