import type { Ratio } from './compare.ts';
import type { Measurement } from './measure.ts';
import type { SceneResult } from './run-scene.ts';

/** The results as Markdown: a table for each database and number of products. */
export function toMarkdown(results: readonly SceneResult[]): string {
  return results.map(sceneToMarkdown).join('\n\n');
}

function sceneToMarkdown(result: SceneResult): string {
  const { database, productCount, seedSeconds, start, baseline, measurements, ratios } = result;
  const row = (one: Measurement) => [
    one.name,
    one.times,
    one.perSecond.toFixed(0),
    (one.perSecond / baseline.select.perSecond).toFixed(2),
    (one.perSecond / baseline.fixed.perSecond).toFixed(2),
    one.processorMs.toFixed(2),
    ...[one.statements, one.executed].map((count) => (count === null ? '' : count.toFixed(1))),
    ...[one.p50, one.p95, one.p99].map((ms) => ms.toFixed(1)),
  ];
  const header = [
    '',
    'times',
    'per second',
    'of one select',
    'of fixed body',
    'CPU ms',
    'round trips',
    'statements',
    'p50 ms',
    'p95 ms',
    'p99 ms',
  ];
  const rows = [baseline.fixed, baseline.select, ...measurements].map(row);
  return [
    `### ${database}, ${productCount.toLocaleString('en')} products`,
    '',
    ...[header, header.map((_, place) => (place === 0 ? '---' : '---:')), ...rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
    '',
    `The server answered ${start.firstAnswerMs.toFixed(0)} ms after its start; its first product page took ${start.firstPageMs.toFixed(0)} ms. Memory: ${start.idleMb.toFixed(0)} MB idle, ` +
      `${start.afterLoadMb.toFixed(0)} MB after the load. Filling the shop took ${seedSeconds.toFixed(0)} s.`,
    ...ratiosToMarkdown(ratios),
    ...scansToMarkdown(measurements),
  ].join('\n');
}

export function ratiosToMarkdown(ratios: readonly Ratio[]): string[] {
  const lines = ratios.map(
    ({ name, ratio, most }) => `- ${name}: ${ratio.toFixed(2)} × (at most ${most.toFixed(2)} ×)`,
  );
  return lines.length > 0 ? ['', 'Processor time compared:', '', ...lines] : [];
}

/** The cases that read tables which grow as a whole: their costs grow with the shop. */
function scansToMarkdown(measurements: readonly Measurement[]): string[] {
  const scanning = measurements.filter(({ scanned }) => scanned.length > 0);
  const lines = scanning.map(({ name, scanned }) => `- ${name}: ${scanned.join(', ')}`);
  return lines.length > 0 ? ['', 'Tables that grow were read as a whole:', '', ...lines] : [];
}

const LONGEST_STATEMENT = 200;

/** The statements of each case, the dearest first. Those of background work are among them. */
export function statementsToMarkdown(results: readonly SceneResult[]): string[] {
  return results.flatMap(({ database, productCount, measurements }) =>
    measurements.flatMap(({ name, executions }) => [
      `\n### Statements of “${name}”, ${database}, ${productCount} products\n`,
      ...executions.map(
        ([statement, { times, ms }]) =>
          `- ${times.toFixed(2)} ×, ${ms.toFixed(2)} ms: \`${statement.slice(0, LONGEST_STATEMENT)}\``,
      ),
    ]),
  );
}
