import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { name: string; sideEffects?: unknown; dependencies?: Record<string, string> };
const read = (folder: string): Package =>
  JSON.parse(readFileSync(new URL(`../${folder}/package.json`, import.meta.url), 'utf8'));
const packages = readdirSync(new URL('../packages', import.meta.url)).map((name) => read(`packages/${name}`));

test('packages that browsers load say what happens as they are loaded, or bundlers keep modules that nothing uses', () => {
  const loaded = new Set<string>();
  const follow = ({ dependencies = {} }: Package) => {
    for (const one of packages.filter(({ name }) => name in dependencies && !loaded.has(name))) {
      loaded.add(one.name);
      follow(one);
    }
  };
  for (const app of ['storefront', 'dashboard']) follow(read(`apps/${app}`));
  expect(loaded).toContain('@stoa/messages');
  for (const { name, sideEffects } of packages) if (loaded.has(name)) expect.soft(sideEffects, name).toBeDefined();
});
