import type { servicePlugins } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';
import { addressOf } from './ask-app.ts';
import { AppRefused, PluginFailed } from './failures.ts';
import { kinds } from './kinds.ts';
import { noSuchPlugin, pluginOf } from './manage-plugins.ts';

/** Asks an app about a made-up purchase, and shows what it says, even where that does not count. */
export const tryServicePlugin: UseCase<typeof servicePlugins.tryServicePlugin> = async (ctx, { servicePluginId }) => {
  const plugin = await pluginOf(ctx, servicePluginId);
  if (!plugin) return noSuchPlugin;
  const { operation, request, read } = kinds[plugin.kind].trial(ctx);
  const started = performance.now();
  let answer: unknown;
  const keep = (given: Parameters<typeof read>[0]) => {
    answer = given;
    read(given);
  };
  const failure = await ctx.apps.ask(ctx, plugin, { operation, request, read: keep }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof PluginFailed) return error.describe(operation.name, ctx.now());
      if (!(error instanceof AppRefused)) throw error;
      answer = { applicationError: { code: error.code, data: error.data } };
      return null;
    },
  );
  return {
    operation: operation.name,
    address: addressOf(plugin, operation),
    milliseconds: String(Math.round(performance.now() - started)),
    ...(answer !== undefined && { answer }),
    failure,
  };
};
