/**
 * Lists the operations of the contract that the server serves, service by service, with their count. Fails where one is
 * declared and nothing serves it: the route would be missing from the server and present in the client.
 */
import { accounts, memberSession, operations } from '@stoa/contract';
import { operations as servedBy } from '../apps/server/src/domains.ts';

// what the use cases would work with: none is called here
const parts = { accessTokens: {}, siteUrl: () => '' } as unknown as Parameters<typeof servedBy>[0];
// sessions of staff and members are cookies, which only the HTTP layer knows
const sessions = [accounts, memberSession].flatMap((service) => Object.values(service).map(({ id }) => id));
const served = new Set([...servedBy(parts).map(({ operation }) => operation.id), ...sessions]);

const services = Map.groupBy(operations.values(), ({ service }) => service);
let missing = 0;
for (const [service, all] of [...services].sort(([one], [other]) => one.localeCompare(other))) {
  const names = all.map(({ id, name }) => (served.has(id) ? name : `${name} (NOT SERVED)`));
  missing += all.filter(({ id }) => !served.has(id)).length;
  console.log(`${service} (${all.length}): ${names.join(', ')}`);
}
console.log(`${served.size} operations of ${services.size} services are served, ${missing} declared ones are not`);
if (missing > 0) process.exitCode = 1;
