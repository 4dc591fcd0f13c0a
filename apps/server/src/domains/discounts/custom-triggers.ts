import type { discountCustomTriggers } from '@stoa/contract';
import { inTime } from '../../platform/in-time.ts';
import type { UseCase } from '../../use-case.ts';

/** The conditions that the apps on the site check. Those of an app that does not answer are missing. */
export const listTriggers: UseCase<typeof discountCustomTriggers.listTriggers> = async (ctx) => {
  const offered = await Promise.all(
    ctx.providers.discountTriggers.map(async ({ id: appId, name: app, offered }) => {
      try {
        const triggers = offered ? await inTime((signal) => offered(ctx, { signal })) : [];
        return triggers.map(({ id, name }) => ({ id, appId, name }));
      } catch (error) {
        ctx.log.warn({ err: error, provider: app }, 'a provider did not say which conditions it checks');
        return [];
      }
    }),
  );
  return { triggers: offered.flat() };
};
