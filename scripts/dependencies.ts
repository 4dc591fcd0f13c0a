/**
 * Checks what is installed to run Stoa: lists the licences, with an error for any that its users may not agree to, and
 * asks the registry for known vulnerabilities. Not every registry knows about those: without an answer, it says so.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './front-ends.mjs';

type LockEntry = { dev?: boolean; link?: boolean; license?: string };
type Lock = { packages: Record<string, LockEntry> };
/** A part of what `npm audit --json` prints. */
export type Audit = {
  vulnerabilities?: Record<
    string,
    { severity: string; via: (string | { title: string; url: string })[]; fixAvailable: unknown }
  >;
};

/** Licences that let anybody use and pass on a program, or a font with it; under the LGPL and the MPL, libraries that stay replaceable files. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]);
/** Licences that a package states in its files only. */
const STATED_ELSEWHERE: Record<string, string> = { 'combine-errors': 'MIT', 'png-js': 'MIT' };
const LONGEST_ANSWER_MS = 30_000;

/** Counts the licences of the packages that running needs, and lists the packages whose licence is not accepted. */
export function licencesOf(lock: Lock): { counts: Map<string, number>; refused: string[] } {
  const counts = new Map<string, number>();
  const refused: string[] = [];
  for (const [path, { dev, link, license }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || dev || link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? STATED_ELSEWHERE[name] ?? 'unknown';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    if (!isAccepted(licence)) refused.push(`${name}: ${licence}`);
  }
  return { counts, refused };
}

/** All parts of an "AND" must be accepted, one of an "OR". */
function isAccepted(licence: string): boolean {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some(isAccepted);
  return text.split(' AND ').every((part) => ACCEPTED.has(part));
}

/** A line for each vulnerability that can do harm, at the package that has it. */
export function vulnerabilitiesIn({ vulnerabilities = {} }: Audit): string[] {
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .flatMap(([name, { severity, via }]) =>
      via.flatMap((cause) =>
        typeof cause === 'string' ? [] : [`${name} (${severity}): ${cause.title}, ${cause.url}`],
      ),
    );
}

function audit(): Audit | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: LONGEST_ANSWER_MS,
    shell: process.platform === 'win32',
  });
  try {
    const report = JSON.parse(stdout) as Audit;
    return report.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const { counts, refused } = licencesOf(
    JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')),
  );
  const list = [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `${licence} ${count}`);
  console.log(`Licences: ${list.join(', ')}`);
  for (const one of refused) console.log(`Licence to be decided about, in scripts/dependencies.ts: ${one}`);
  const report = audit();
  const vulnerable = report ? vulnerabilitiesIn(report) : [];
  for (const one of vulnerable) console.log(`Vulnerable: ${one}. Run npm audit for what to do.`);
  if (!report) console.log('Vulnerabilities: the registry in use gives no answer');
  else if (vulnerable.length === 0) console.log('Vulnerabilities: none known that is high or critical');
  if (refused.length + vulnerable.length > 0) process.exitCode = 1;
}
