import type { Context } from './context.ts';
import { readSite, type Tx, withSite } from './platform/db/index.ts';
import { isRefusal, type Refusal } from './platform/refusal.ts';

type Stored<Settings> = {
  read(tx: Tx): Promise<Settings>;
  change(tx: Tx, asked: Partial<Settings> & { revision: string }, now: Date): Promise<Settings | Refusal>;
};

/** The two use cases of settings with a revision: reading them, and changing what is named; what is left out stays. */
export const settingsUseCases = <Settings>({ read, change }: Stored<Settings>) => ({
  get: async (ctx: Context) => ({ settings: await readSite(ctx, (tx) => read(tx)) }),
  update: (ctx: Context, { settings: asked }: { settings: Partial<Settings> & { revision: string } }) =>
    withSite(ctx, async (tx) => {
      const settings = await change(tx, asked, ctx.now());
      return isRefusal(settings) ? settings : { settings };
    }),
});
