import type { Context } from '../../../context.ts';
import { customTriggersIn } from '../../discounts/index.ts';
import { isLive, type Rules } from '../rules.ts';
import { askProviders } from './ask-providers.ts';
import type { AskedPurchase, Provider } from './provider.ts';

export type TriggerQuestion = {
  /** What providers are told, whose prices are computed for them: only where somebody is asked. */
  tell: () => AskedPurchase;
  rules: Pick<Rules, 'discountRules'>;
};
export type HoldingTriggers = {
  /** By `keyOfTrigger`. */
  holding: ReadonlySet<string>;
  failed: string[];
};

/** A condition that an app checks, by the app and its own id. */
export const keyOfTrigger = ({ appId, triggerId }: { appId: string; triggerId: string }): string =>
  `${appId} ${triggerId}`;

/** The conditions of live discounts that hold. Those of a provider that fails, or that is not there, do not. */
export async function holdingTriggers(
  ctx: Context,
  { tell, rules }: TriggerQuestion,
  patienceMs?: number,
): Promise<HoldingTriggers> {
  const now = ctx.now();
  const triggers = rules.discountRules
    .filter((rule) => isLive(rule, now))
    .flatMap(({ trigger }) => customTriggersIn(trigger));
  const triggersOf = ({ id }: Provider) => triggers.filter(({ appId }) => appId.toLowerCase() === id);
  const providers = ctx.providers.discountTriggers.filter((provider) => triggersOf(provider).length > 0);
  if (providers.length === 0) return { holding: new Set(), failed: [] };
  const asked = tell();
  const { answers, failed } = await askProviders(
    ctx,
    providers,
    {
      ask: (provider, signal) => {
        const triggerIds = triggersOf(provider).map(({ triggerId }) => triggerId);
        return provider.holding(ctx, { ...asked, triggerIds, signal });
      },
      read: (holding) => {
        if (!Array.isArray(holding)) throw new Error('conditions that hold are a list');
        return new Set<unknown>(holding);
      },
    },
    patienceMs,
  );
  const keys = answers.flatMap(({ provider, answer }) =>
    triggersOf(provider)
      .filter(({ triggerId }) => answer.has(triggerId))
      .map(keyOfTrigger),
  );
  return { holding: new Set(keys), failed };
}
