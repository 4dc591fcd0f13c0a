import type { Context, Providers } from '../../context.ts';
import type { AppProvidersFor } from './app-calls.ts';
import { appAsker } from './ask-app.ts';
import { kinds } from './kinds.ts';

/** Makes providers of the plugins of sites. */
export function appProviders(): AppProvidersFor<Context> {
  const ask = appAsker();
  /** What the providers of a site were made from, as a context may be made from another one. */
  const without = new WeakMap<Providers, Providers>();
  return {
    ask,
    of(providers, { plugins = [] }) {
      const everywhere = without.get(providers) ?? providers;
      if (plugins.length === 0) return everywhere;
      const joined = plugins.reduce(
        (known, plugin) => withLists(known, kinds[plugin.kind].providers(plugin, ask)),
        everywhere,
      );
      without.set(joined, everywhere);
      return joined;
    },
  };
}

/** Providers with more of some kinds. */
function withLists(known: Providers, more: Partial<Record<keyof Providers, unknown>>): Providers {
  const longer = Object.entries(more).map(([name, list]) => {
    const before = known[name as keyof Providers];
    return [name, [...(Array.isArray(before) ? before : []), ...(list as readonly unknown[])]];
  });
  return { ...known, ...Object.fromEntries(longer) };
}
