/**
 * Lists and counts the operations that the server serves, by service. Fails if a declared operation is not served: the
 * client would have a route that the server lacks.
 */
import { accounts, memberSession, operations } from '@stoa/contract';
import { operations as served } from '../apps/server/src/domains.ts';

// sessions of staff and members are cookies, which only the HTTP layer handles
const sessions = [accounts, memberSession].flatMap((service) => Object.values(service).map(({ id }) => id));
const known = new Set([...served.map(({ operation }) => operation.id), ...sessions]);

const services = Map.groupBy(operations.values(), ({ service }) => service);
let missing = 0;
for (const [service, all] of [...services].sort(([one], [other]) => one.localeCompare(other))) {
  const names = all.map(({ id, name }) => (known.has(id) ? name : `${name} (NOT SERVED)`));
  missing += all.filter(({ id }) => !known.has(id)).length;
  console.log(`${service} (${all.length}): ${names.join(', ')}`);
}
console.log(`${known.size} operations of ${services.size} services are served, ${missing} declared ones are not`);
if (missing > 0) process.exitCode = 1;
