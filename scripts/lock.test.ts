import { expect, test } from 'vitest';
import { completeLock } from './lock.ts';

const native = (names: Record<string, string>) => ({ version: '2.0.0', dev: true, optionalDependencies: names });

test('a missing platform package is added with its platform, in sorted order', () => {
  const lock = { packages: { '': {}, 'node_modules/native': native({ '@native/linux-x64-musl': '2.0.0' }) } };
  expect(completeLock(lock)).toEqual(['node_modules/@native/linux-x64-musl']);
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@native/linux-x64-musl', 'node_modules/native']);
  expect(lock.packages).toMatchObject({
    'node_modules/@native/linux-x64-musl': {
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
  expect(completeLock(lock)).toEqual([]);
});

test('a package that is already locked, in its own folder or above, stays unchanged', () => {
  const lock = {
    packages: {
      'node_modules/a/node_modules/native': native({ 'native-darwin-arm64': '2.0.0', 'native-win32-x64': '2.0.0' }),
      'node_modules/a/node_modules/native-darwin-arm64': { version: '2.0.0' },
      'node_modules/native-win32-x64': { version: '2.0.0' },
    },
  };
  expect(completeLock(lock)).toEqual([]);
});

test('a name without a platform is an error, because the package might be needed on this platform', () => {
  const lock = { packages: { 'node_modules/a': native({ speedup: '1.0.0' }) } };
  expect(() => completeLock(lock)).toThrow('speedup');
});
