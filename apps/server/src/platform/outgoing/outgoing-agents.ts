import { Agent, type Dispatcher } from 'undici';
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
}): (url: URL) => Dispatcher {
  const allowed = new Set(allowedHosts);
  const agentFor = (isTrusted: boolean) =>
    new Agent({
      connect: { lookup: guardedLookup(resolve, isTrusted), timeout: 10_000 },
      keepAliveTimeout: 1000,
    });
  // connections are pooled by origin: an allowed host's must not serve others
  const agents = { guarded: agentFor(false), trusted: agentFor(true) };
  return (url) => {
    if (allowed.has(url.host) || allowed.has(url.hostname)) return agents.trusted;
    if (isForbiddenLiteral(bareHost(url.hostname))) throw new AddressNotAllowed(url.hostname);
    return agents.guarded;
  };
}
