/** Checks the dependencies between modules with dependency-cruiser, and that it has seen every module. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './front-ends.mjs';
import { repositoryFiles } from './repository-files.ts';

type Violation = { from: string; to: string; cycle?: { name: string }[]; rule: { name: string } };
type Rule = { name: string; comment: string };
type Report = {
  modules: { source: string }[];
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: Rule[] } };
};

const FOLDERS = ['apps', 'packages', 'demo', 'tests', 'bench', 'scripts'];

function cruise(): Report {
  const command = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...FOLDERS];
  const program = join(root, 'node_modules', '.bin', 'depcruise');
  const { stdout, stderr } = spawnSync(program, command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no report:\n${stderr}`);
  return JSON.parse(stdout);
}

/** Finds modules that the tool has not seen. Without a parser for TypeScript, it sees none and reports nothing. */
function unseen(report: Report): string[] {
  const seen = new Set(report.modules.map((module) => module.source));
  const inFolders = (file: string) => FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  return repositoryFiles().filter((file) => inFolders(file) && /(?<!\.d)\.m?tsx?$/.test(file) && !seen.has(file));
}

const report = cruise();
const comments = new Map(report.summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
for (const { from, to, cycle, rule } of report.summary.violations) {
  const path = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  console.error(`${from} → ${path}\n  ${rule.name}: ${comments.get(rule.name)}`);
  process.exitCode = 1;
}
for (const file of unseen(report)) {
  console.error(`${file} was not seen by dependency-cruiser`);
  process.exitCode = 1;
}
console.log(`${report.modules.length} modules`);
