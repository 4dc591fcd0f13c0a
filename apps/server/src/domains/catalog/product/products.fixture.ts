// For tests: a shop whose staff writes products through the API's own operations.

import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { sql } from 'kysely';
import { type Database, withSite } from '../../../platform/db/index.ts';
import { jobTask } from '../../../platform/jobs/index.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { jobKinds } from '../operations.ts';

export type Json = Record<string, unknown>;
export type ProductsShop = Awaited<ReturnType<typeof openProductsShop>>;

export async function openProductsShop(database: Database) {
  const shop = await openShop(database);
  const staff = shop.staff();
  await withSite(staff.ctx, async (tx) => {
    const file = (id: string, kind: string, width: number | null) =>
      sql`
      insert into media_files (site_id, id, file_name, mime_type, kind, width, height, size, hash, created_date, updated_date)
      values (${tx.siteId}, ${id}, ${id}, 'any/type', ${kind}, ${width}, ${width}, 100, '', now(), now())`.execute(
        tx.db,
      );
    await file('a.webp', 'IMAGE', 400);
    await file('b.webp', 'IMAGE', 500);
    await file('c.mp4', 'VIDEO', 640);
    await file('d.pdf', 'DOCUMENT', null);
  });
  const call = async (operation: unknown, request: object): Promise<Json> =>
    expectAnswer((await staff.call(operation, request)) as Json | Refusal);
  const refusal = async (operation: unknown, request: object): Promise<Refusal> => {
    const answer = await staff.call(operation, request);
    if (!isRefusal(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    ...shop,
    staff,
    call,
    /** The code of a refusal, or the field that it names. */
    refusal: async (operation: unknown, request: object): Promise<string> => {
      const refused = await refusal(operation, request);
      if (refused.refused === 'code') return refused.code;
      return refused.refused === 'invalid' ? String(refused.violations[0]?.field) : refused.refused;
    },
    /** The number of round trips to the database that a call takes. */
    statements: async (operation: unknown, request: object): Promise<number> => {
      staff.ctx.statements.count = 0;
      await call(operation, request);
      return staff.ctx.statements.count;
    },
    /** Runs the waiting background jobs. */
    drain: async () => {
      await doDueWork(staff.ctx, jobKinds.map(jobTask));
    },
  };
}

export const amount = (value: string) => ({ amount: value });
export const priced = (value: string, more: object = {}) => ({ price: { actualPrice: amount(value) }, ...more });
export const chosen = (optionName: string, choiceName: string) => ({ optionChoiceNames: { optionName, choiceName } });
export const textOption = (name: string, ...choices: string[]) => ({
  name,
  optionRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: choices.map((choice) => ({ name: choice, choiceType: 'CHOICE_TEXT' })) },
});
/** The results of a bulk answer: `ok`, or the code of the failure. */
export const codesOf = (answer: unknown): string[] =>
  ((answer as { results?: { itemMetadata: { error?: { code: string } } }[] }).results ?? []).map(
    ({ itemMetadata }) => itemMetadata.error?.code ?? 'ok',
  );
