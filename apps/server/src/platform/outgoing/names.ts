import { Resolver } from 'node:dns/promises';
import { refuseWhileLeased } from '../db/index.ts';

/** What the DNS says; nothing where it says nothing, or does not answer. */
export type Names = {
  /** The texts at a name. */
  textsAt(name: string): Promise<string[]>;
  /** The names that a name stands for, in lower case. */
  targetsOf(name: string): Promise<string[]>;
};

/** Asks the given name servers, or those of the machine. */
export function nameResolver(servers: readonly string[]): Names {
  const ask = async <T>(work: (resolver: Resolver) => Promise<T[]>): Promise<T[]> => {
    refuseWhileLeased('the DNS');
    const resolver = new Resolver({ timeout: 3000, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    return work(resolver).catch(() => []);
  };
  return {
    // long texts come in parts
    textsAt: (name) => ask(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    targetsOf: (name) =>
      ask(async (resolver) =>
        (await resolver.resolveCname(name)).map((target) => target.toLowerCase().replace(/\.$/, '')),
      ),
  };
}
