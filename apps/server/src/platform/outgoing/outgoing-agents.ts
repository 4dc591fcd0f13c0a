import type { Dispatcher } from 'undici';
import { AddressNotAllowed, bareHost, guardedLookup, isForbiddenLiteral, type Resolve } from './public-address.ts';

/**
 * The connections for addresses given by callers: public ones only, except for `allowedHosts` (`host` or `host:port`).
 * Throws `AddressNotAllowed` for a literal private address.
 */
export function outgoingAgents({
  allowedHosts,
  resolve,
}: {
  allowedHosts: readonly string[];
  resolve: Resolve;
}): (url: URL) => Promise<Dispatcher> {
  const allowed = new Set(allowedHosts);
  const makeAgents = async () => {
    // loaded for the first call: many servers make none
    const { Agent } = await import('undici');
    const agentFor = (isTrusted: boolean) =>
      new Agent({
        connect: { lookup: guardedLookup(resolve, isTrusted), timeout: 10_000 },
        keepAliveTimeout: 1000,
      });
    // connections are pooled by origin: an allowed host's must not serve others
    return { guarded: agentFor(false), trusted: agentFor(true) };
  };
  let agents: ReturnType<typeof makeAgents> | undefined;
  return async (url) => {
    const isTrusted = allowed.has(url.host) || allowed.has(url.hostname);
    if (!isTrusted && isForbiddenLiteral(bareHost(url.hostname))) throw new AddressNotAllowed(url.hostname);
    agents ??= makeAgents();
    return (await agents)[isTrusted ? 'trusted' : 'guarded'];
  };
}
