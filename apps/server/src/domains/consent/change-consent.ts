import type { consent } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { lineSource, linesSource, type SourceText, textsOfOne } from '../translations/index.ts';
import { mistakesInTags } from './check-tags.ts';
import { type ConsentSettings, consentSettings } from './consent-settings.store.ts';

type Service = typeof consent;

export const getConsentSettings: UseCase<Service['getConsentSettings']> = async (ctx) => ({
  settings: await readSite(ctx, (tx) => consentSettings.read(tx)),
});

export const updateConsentSettings: UseCase<Service['updateConsentSettings']> = (ctx, { settings: asked }) => {
  const mistakes = mistakesInTags(asked.tags ?? []);
  if (mistakes.length > 0) return Promise.resolve(invalid(...mistakes));
  return withSite(ctx, async (tx) => {
    const settings = await consentSettings.change(tx, completed(asked as Asked), ctx.now());
    if (isRefusal(settings)) return settings;
    // every page shows it
    ctx.cache.changed(tx);
    return { settings };
  });
};

type Asked = Partial<ConsentSettings> & Pick<ConsentSettings, 'revision'>;

/** What was asked for, each category once, with everything that a tag and the defaults consist of. */
const completed = ({ categories, policy, tags, ...asked }: Asked): Asked => ({
  ...asked,
  ...(categories && { categories: [...new Set(categories)] }),
  ...(policy && {
    policy: {
      ...{ functional: false, analytics: false, advertising: false, dataToThirdParty: false },
      ...policy,
      essential: true,
    },
  }),
  ...(tags && {
    tags: tags.map(({ name = '', category = 'ANALYTICS', place = 'HEAD', html = '', hosts = [] }) => ({
      ...{ name, category, place, html, hosts },
    })),
  }),
});

/** What the pages of a site ask their visitors; null where they ask nothing. */
export async function siteConsentOf(ctx: Context) {
  const { enabled, title, text, categories, policy, tags } = await ctx.cache.read(ctx.siteId, 'consent', () =>
    readSite(ctx, async (tx) => translatedConsent(ctx, tx, await consentSettings.read(tx))),
  );
  if (!enabled) return null;
  return { title: title || null, text: text || null, categories, policy, tags };
}

/** The words of the question, as they are translated. */
export async function consentSource(tx: Tx): Promise<SourceText[]> {
  const { title, text } = await consentSettings.read(tx);
  return [...lineSource('title', 'Title', title), ...linesSource('text', 'Text', text)];
}

async function translatedConsent(ctx: Context, tx: Tx, settings: ConsentSettings): Promise<ConsentSettings> {
  const texts = await textsOfOne(ctx, tx, 'CONSENT');
  if (!texts) return settings;
  return { ...settings, title: texts.of('title', settings.title), text: texts.of('text', settings.text) };
}
