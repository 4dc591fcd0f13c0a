import { Agent, type Dispatcher } from 'undici';
import { AddressNotAllowed, bareHost, guardedLookup, isForbiddenLiteral, type Resolve } from './public-address.ts';

/**
 * The connections by which the server asks addresses that others name: public ones only, but for `allowedHosts` (`host`
 * or `host:port`). Throws `AddressNotAllowed` for an address that is written as a private one.
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
  // connections are kept by origin: what an allowed host may do must not serve anybody else
  const agents = { guarded: agentFor(false), trusted: agentFor(true) };
  return (url) => {
    if (allowed.has(url.host) || allowed.has(url.hostname)) return agents.trusted;
    if (isForbiddenLiteral(bareHost(url.hostname))) throw new AddressNotAllowed(url.hostname);
    return agents.guarded;
  };
}
