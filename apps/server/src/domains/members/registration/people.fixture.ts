// For tests: people who register and log in on a shop's site, each from somewhere.

import { randomUUID } from 'node:crypto';
import { callChecked, type Shop } from '@stoa/server/testing/shop';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { sql } from 'kysely';
import type { Caller } from '../../../caller.ts';
import { asPlatform } from '../../../platform/db/index.ts';
import type { Mail } from '../../../platform/mail/letter.ts';
import { isRefusal } from '../../../platform/refusal.ts';

export type Json = Record<string, unknown>;
export const GOOD_PASSWORD = 'quite long and never seen';

type Device = { address?: string; userAgent?: string };

/** Tests must not share counted failures: each shop's people are in a network of their own. */
const networkOf = ({ site }: Shop): string => `2001:db8:${site.id.slice(-8, -4)}:${site.id.slice(-4)}::1`;

/** A person at a device who has no identity on the site yet, or the given one. */
export function personOf(
  shop: Shop,
  { address = networkOf(shop), userAgent = 'Browser' }: Device = {},
  caller?: Caller,
) {
  const ctx = { ...shop.contextOf(caller ?? { kind: 'visitor', id: randomUUID() }), client: { address, userAgent } };
  return {
    ctx,
    /** The answer, or `[code, data]` of a refusal; violations as `{ field: rule }`. */
    async call<O>(operation: O, request: object): Promise<Json> {
      const answer = await callChecked(ctx, operation, request);
      if (!isRefusal(answer)) return answer as Json;
      if (answer.refused === 'invalid')
        return { violations: Object.fromEntries(answer.violations.map((one) => [one.field, one.violatedRule])) };
      return answer.refused === 'code' ? { refused: answer.code, data: answer.data } : { refused: answer.refused };
    },
  };
}

/** The queued mails of the shop's site, oldest first; this empties the queue. */
export const takeMails = (shop: Shop, database: Parameters<typeof asPlatform>[1]): Promise<Mail[]> =>
  asPlatform('a test reads mails', database, async (tx) => {
    const { rows } = await sql<{ key: string; mail: Mail }>`
      delete from tasks where site_id = ${shop.site.id} and kind = 'mail' returning key, input as mail`.execute(tx.db);
    return rows.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ mail }) => mail);
  });

/** Does the work of a captcha, as a browser would. */
export async function solveCaptcha(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export const codeIn = ({ text }: Mail): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
export const tokenIn = ({ text }: Mail): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
