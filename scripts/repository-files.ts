import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './front-ends.mjs';

/** Returns the relative paths of all files in the repository, tracked or new, except those ignored by Git. */
export function repositoryFiles(): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  // Git also lists files removed since the last commit.
  return output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
