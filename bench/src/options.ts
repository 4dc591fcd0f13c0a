import { parseArgs } from 'node:util';
import type { Times } from './cases.ts';
import type { Past } from './make-past.ts';

export type DatabaseKind = 'postgresql' | 'embedded';
export type Options = {
  databases: DatabaseKind[];
  productCounts: number[];
  times: Record<DatabaseKind, Times>;
  /** Earlier orders of the shop, and other sites on the server. */
  past: Past;
  /** Part of the names of the cases to measure. */
  named: string;
  /** Whether to list the statements of each case as the database counts them. */
  statements: boolean;
  json: string | null;
  /** Minutes of buyers under attack in place of the measurements; null without. */
  soakMinutes: number | null;
  /** Whether to measure what an owner waits for in place of the server: with so many orders; null without. */
  ownerOrders: number | null;
  /** Whether to measure typing in the dashboard in place of the server. */
  typing: boolean;
  /** Whether to measure the page editor in place of the server. */
  editor: boolean;
  /** Whether to let Lighthouse look at pages for shoppers in place of the server. */
  pages: boolean;
};

/** The embedded database answers one request at a time and costs more: it gets fewer requests. */
const FULL = { postgresql: { reads: 8000, writes: 600 }, embedded: { reads: 2000, writes: 200 } };
const QUICK = { postgresql: { reads: 300, writes: 40 }, embedded: { reads: 150, writes: 20 } };
const USUAL_CONNECTIONS = '8';

/** Reads the command line. Throws an error that explains any mistake. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      products: { type: 'string' },
      orders: { type: 'string' },
      sites: { type: 'string', default: '2000' },
      json: { type: 'string' },
      soak: { type: 'string' },
      owner: { type: 'boolean', default: false },
      typing: { type: 'boolean', default: false },
      editor: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      named: { type: 'string', default: '' },
      statements: { type: 'boolean', default: false },
      connections: { type: 'string', default: USUAL_CONNECTIONS },
    },
  });
  const { quick = false, only, json = null, named, statements, typing, editor, pages, owner } = values;
  const databases: DatabaseKind[] = ['postgresql', 'embedded'];
  if (only !== undefined && !databases.some((kind) => kind === only))
    throw new Error('--only is postgresql or embedded');
  const productCounts = (values.products ?? (quick ? '1000' : '1000,100000')).split(',').map(Number);
  if (productCounts.some((count) => !Number.isInteger(count) || count < 100))
    throw new Error('--products are whole numbers of at least 100, between commas');
  const connections = Number(values.connections);
  if (!Number.isInteger(connections) || connections < 1)
    throw new Error('--connections is a whole number of at least 1');
  const soakMinutes = values.soak === undefined ? null : Number(values.soak);
  if (soakMinutes !== null && !(soakMinutes > 0)) throw new Error('--soak is a number of minutes');
  const [orders = 0, sites = 0] = [values.orders ?? (owner ? '1000000' : '10000'), values.sites].map(Number);
  if (![orders, sites].every((count) => Number.isInteger(count) && count >= 0))
    throw new Error('--orders and --sites are whole numbers');
  const { postgresql, embedded } = quick ? QUICK : FULL;
  return {
    databases: databases.filter((kind) => only === undefined || kind === only),
    productCounts,
    past: { orders, sites },
    times: { postgresql: { ...postgresql, connections }, embedded: { ...embedded, connections } },
    named,
    statements,
    json,
    soakMinutes,
    ownerOrders: owner ? orders : null,
    typing,
    editor,
    pages,
  };
}
