/**
 * A soak: buyers from many addresses use a shop for minutes, first in peace, then while one address attacks it. It shows
 * what the attack costs the buyers, whether anything fails, and whether memory stays flat.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type PostgresServer } from '@stoa/testkit/postgres';
import { readConfig } from '../../../apps/server/src/config.ts';
import { buyingCases } from '../buying.ts';
import { sampleAt } from '../cases.ts';
import { startStoa } from '../child-server.ts';
import type { HttpClient } from '../http-client.ts';
import { makeShop, type Shop } from '../make-shop.ts';
import { residentMemory } from '../processes.ts';
import { type Answers, startAttack } from './attacks.ts';

const PRODUCTS = 1000;
const BUYERS = 6;
/** What a buyer waits between two steps, in milliseconds. */
const THINKING_MS = 150;
/** The share of the time without an attack. */
const PEACEFUL = 1 / 4;
const LOOK_AT_MEMORY_MS = 1000;

/** The steps of buyers by name, with the milliseconds that each took. */
type Steps = Map<string, number[]>;
type Phase = { steps: Steps; failures: Map<string, number>; memory: number[] };
export type SoakResult = { database: string; minutes: number; peace: Phase; attacked: Phase; answers: Answers };

/** Creates a shop in a new database, soaks it, and deletes it. */
export async function soak(
  postgres: PostgresServer | null,
  minutes: number,
  say: (line: string) => void,
): Promise<SoakResult> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-soak-'));
  const database = postgres ? await createDatabase(postgres) : null;
  try {
    const store = { dataDirectory, databaseUrl: database?.url ?? null };
    say(`making a shop of ${PRODUCTS} products`);
    const config = readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: database?.url, LOG_LEVEL: 'silent' });
    const shop = await makeShop(config, PRODUCTS);
    const server = await startStoa(store, shop.host, { TRUST_PROXY: '1' });
    try {
      await use(server, shop, 10_000); // what a first use loads
      say('buyers in peace');
      const peace = await use(server, shop, minutes * PEACEFUL * 60_000);
      say('buyers under attack');
      const attack = startAttack({ port: server.port, host: shop.host });
      const attacked = await use(server, shop, minutes * (1 - PEACEFUL) * 60_000);
      await attack.stop();
      const name = postgres ? `PostgreSQL ${postgres.version}` : 'embedded';
      return { database: name, minutes, peace, attacked, answers: attack.answers };
    } finally {
      await server.stop();
    }
  } finally {
    await database?.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function use(server: { client: HttpClient; pid: number }, shop: Shop, forMs: number): Promise<Phase> {
  const phase: Phase = { steps: new Map(), failures: new Map(), memory: [residentMemory(server.pid)] };
  const end = performance.now() + forMs;
  const timer = setInterval(() => phase.memory.push(residentMemory(server.pid)), LOOK_AT_MEMORY_MS);
  await Promise.all(Array.from({ length: BUYERS }, (_, number) => buyerUntil(end, server.client, shop, number, phase)));
  clearInterval(timer);
  return phase;
}

/** A buyer takes the steps in turn, each time from another address. */
async function buyerUntil(end: number, client: HttpClient, shop: Shop, first: number, phase: Phase): Promise<void> {
  for (let number = first; performance.now() < end; number += BUYERS) {
    const from = `198.51.${100 + (number % 100)}.${1 + (Math.floor(number / 100) % 250)}`;
    for (const { name, run } of await stepsOf(fromAddress(client, from), shop)) {
      const began = performance.now();
      try {
        await run(number);
        const known = phase.steps.get(name) ?? [];
        known.push(performance.now() - began);
        phase.steps.set(name, known);
      } catch (error) {
        const reason = `${name}: ${error instanceof Error ? error.message : error}`;
        phase.failures.set(reason, (phase.failures.get(reason) ?? 0) + 1);
      }
      await new Promise((resolve) => setTimeout(resolve, THINKING_MS));
    }
  }
}

const fromAddress = (client: HttpClient, address: string): HttpClient => ({
  ...client,
  send: (request) => client.send({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } }),
});

async function stepsOf(client: HttpClient, shop: Shop) {
  const page = (path: (number: number) => string) => async (number: number) => {
    const { status } = await client.send({ method: 'GET', path: path(number) });
    if (status !== 200) throw new Error(`answered ${status}`);
  };
  const [, purchase] = await buyingCases(client, shop, { reads: 0, writes: 0, connections: 1 });
  return [
    { name: 'List', run: page((number) => `/shop?page=${1 + (number % 20)}`) },
    { name: 'Search', run: page((number) => `/search?q=${sampleAt(shop, number).slug.split('-')[0]}`) },
    { name: 'Product page', run: page((number) => `/product-page/${sampleAt(shop, number).slug}`) },
    ...(purchase ? [{ name: 'Whole purchase', run: purchase.run }] : []),
  ];
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** The result as Markdown. */
export function soakToMarkdown({ database, minutes, peace, attacked, answers }: SoakResult): string {
  const rows = [...peace.steps].map(([name, calm]) => {
    const troubled = attacked.steps.get(name) ?? [];
    const [before, during] = [at(calm, 0.95), at(troubled, 0.95)];
    const cells = [calm.length, troubled.length, before.toFixed(1), during.toFixed(1), (during / before).toFixed(2)];
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const failures = [...peace.failures, ...attacked.failures].map(([reason, count]) => `${reason} (${count} times)`);
  const most = (memory: readonly number[]) => Math.max(...memory).toFixed(0);
  const statuses = [...answers].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'hung up'} ${count}`);
  return [
    `### Soak of ${minutes} minutes, ${database}`,
    '',
    '| | in peace | under attack | p95 ms in peace | p95 ms under attack | ratio |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `Failures of buyers: ${failures.join('; ') || 'none'}. Memory: at most ${most(peace.memory)} MB in peace, ` +
      `${most(attacked.memory)} MB under attack, ${attacked.memory.at(-1)?.toFixed(0)} MB at its end. ` +
      `The attacker was answered: ${statuses.join(', ')}.`,
  ].join('\n');
}
