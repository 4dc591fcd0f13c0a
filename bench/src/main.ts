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
 *   --json <file>              the results as data as well
 *   --soak 30                  buyers for so many minutes, most of them under attack, in place of the measurements
 *   --owner                    the order list, its search and the reports with a million orders (or --orders), one caller at
 *                              a time on PostgreSQL, and nothing else; fails where anything takes more than 50 ms
 *   --editor                   the page editor with small and large pages, beside a plain React page, and nothing else
 *   --typing                   typing in the dashboard's longest forms, beside its search field, and nothing else
 */
import { writeFile } from 'node:fs/promises';
import { startPostgres } from '@stoa/testkit/postgres';
import { editorTable, measureEditor, slowOnes } from './editor/editor.ts';
import { growthOf } from './growth.ts';
import { readOptions } from './options.ts';
import { measureOwner, ownerTable, tooSlow } from './owner/measure-owner.ts';
import { MOST_PRICING_MS, pricingCost } from './pricing-cost.ts';
import { ratiosToMarkdown, toMarkdown } from './report.ts';
import { runScene, type SceneResult } from './run-scene.ts';
import { soak, soakToMarkdown } from './soak/soak.ts';
import { measureTyping, typingTable } from './typing/typing.ts';

process.env.NODE_ENV ??= 'production';

try {
  if (process.platform !== 'linux') throw new Error('Processor time and memory are read from /proc: measure on Linux');
  const { databases, productCounts, past, times, named, json, soakMinutes, ownerOrders, typing, editor } = readOptions(
    process.argv.slice(2),
  );
  const results: SceneResult[] = [];
  if (typing) console.log(typingTable(await measureTyping()));
  const edited = editor ? await measureEditor() : [];
  if (editor) console.log(editorTable(edited));
  const owned =
    ownerOrders === null
      ? null
      : await measureOwner(
          { orders: ownerOrders, times: { ...times.postgresql, connections: 1 }, named },
          console.error,
        );
  if (owned) console.log(ownerTable(owned));
  const isAnother = typing || editor || owned !== null;
  const pricing = isAnother || soakMinutes !== null || named !== '' ? null : pricingCost();
  if (pricing) console.log(`${pricing.name}: ${pricing.processorMs.toFixed(1)} CPU ms (at most ${MOST_PRICING_MS})\n`);
  for (const kind of isAnother ? [] : databases) {
    const server = kind === 'postgresql' ? await startPostgres({ countsStatements: true }) : null;
    try {
      if (soakMinutes !== null)
        console.log(soakToMarkdown(await soak(server, soakMinutes, (line) => console.error(`${kind}: ${line}`))));
      for (const productCount of soakMinutes === null ? productCounts : []) {
        const say = (line: string) => console.error(`${kind}, ${productCount}: ${line}`);
        results.push(await runScene({ postgres: server, productCount, past, times: times[kind], named }, say));
      }
    } finally {
      await server?.stop();
    }
  }
  if (results.length > 0) console.log([toMarkdown(results), ...ratiosToMarkdown(growthOf(results))].join('\n'));
  const isScanning = results.some(({ measurements }) => measurements.some(({ scanned }) => scanned.length > 0));
  const tooDear = results.flatMap(({ ratios }) => ratios.filter(({ ratio, most }) => ratio > most));
  if (tooDear.length > 0) throw new Error(`${tooDear.map(({ name }) => name).join('; ')}: costs more than its limit`);
  if (pricing && pricing.processorMs > MOST_PRICING_MS) throw new Error(`${pricing.name} costs more than its limit`);
  if (isScanning) throw new Error('Some cases read tables that grow as a whole: see the end of the results');
  const slow = slowOnes(edited);
  const late = owned ? tooSlow(owned) : [];
  if (late.length > 0) throw new Error(`Takes too long: ${late.join('; ')}`);
  if (slow.length > 0) throw new Error(`${slow.join('; ')}: costs more than its limit`);
  if (json) await writeFile(json, `${JSON.stringify(owned ?? results, null, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
