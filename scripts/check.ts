/** `npm run check`: runs all static checks of the code and prints a line for each. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './front-ends.mjs';

/** `isShown`: whether to print the output even if the check passes. */
type Check = { name: string; command: string[]; isShown?: boolean };
type Outcome = Check & { passed: boolean; seconds: string; output: string };

const AT_ONCE = 2;

const tool = (name: string) => join(root, 'node_modules', '.bin', name);
const script = (name: string) => [process.execPath, join(root, 'scripts', name)];

/** The slowest checks first, to keep both workers busy until the end. */
const CHECKS: Check[] = [
  { name: 'types of the server and the packages', command: [tool('tsc'), '-p', 'tsconfig.json', '--pretty'] },
  { name: 'types of the front ends', command: [tool('tsc'), '-p', 'tsconfig.web.json', '--pretty'] },
  { name: 'format and lint', command: [tool('biome'), 'check', '--error-on-warnings', '--max-diagnostics=100'] },
  { name: 'unused code', command: [tool('knip')] },
  { name: 'dependencies between modules', command: script('architecture.ts') },
  { name: 'table ownership', command: script('table-ownership.ts') },
  { name: 'generated files', command: [...script('generate.ts'), '--check'] },
  { name: 'operations of the contract', command: script('operations.ts'), isShown: true },
  { name: 'unannounced events', command: script('events.ts') },
  { name: 'words that have no place here', command: script('words.ts') },
  { name: 'texts in one language only', command: script('literal-texts.ts') },
  { name: 'licences and known vulnerabilities', command: script('dependencies.ts'), isShown: true },
  { name: 'one word for one thing', command: script('one-word.ts') },
  { name: 'complete lock file', command: [...script('lock.ts'), '--check'] },
];

async function run(check: Check): Promise<Outcome> {
  const start = performance.now();
  const [program = '', ...options] = check.command;
  const child = spawn(program, options, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { ...check, passed: code === 0, seconds, output: output.trim() };
}

function report({ name, passed, seconds, output, isShown }: Outcome): void {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`);
  if (!passed || isShown) console.log(`\n${output}\n`);
}

const waiting = [...CHECKS];
const outcomes: Outcome[] = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await run(check);
      report(outcome);
      outcomes.push(outcome);
    }
  }),
);
const failed = outcomes.filter((outcome) => !outcome.passed).length;
console.log(failed === 0 ? 'All checks passed' : `${failed} of ${outcomes.length} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;
