import { type Request, siteSettings } from '@stoa/contract';
import { isSpoken } from '@stoa/messages';
import { mistakesAsSent, rowsPart } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { readSiteFacts } from '../sites/index.ts';
import { isCurrency } from './regions.ts';
import { updateSiteSettings, viewSettings } from './site-settings.ts';

type Settings = Partial<Request<typeof siteSettings.updateSiteSettings>['settings']>;

/** What a site is called, where its business is, and what its amounts and weights are in. How it is paid stays with the site. */
const WRITTEN = [
  'name',
  'language',
  'otherLanguages',
  'timeZone',
  'currency',
  'weightUnit',
  'email',
  'phone',
  'address',
] as const;
const only = (settings: Settings): Settings =>
  Object.fromEntries(WRITTEN.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));

/** The settings of a site in its archive: amounts of everything else are in its currency. */
export const settingsPart: ArchivePart = rowsPart<Settings>({
  name: 'settings',
  version: 1,
  comes: 'first',
  /** A template is no business: its sites have names and addresses of their own. */
  inTemplates: ({ language, otherLanguages, currency, weightUnit }) => ({
    language,
    otherLanguages,
    currency,
    weightUnit,
  }),
  // a site could not be made with others
  shows: ({ language, currency }) => ({
    ...(language && isSpoken(language) && { language }),
    ...(currency && isCurrency(currency) && { currency }),
  }),
  read: async (_ctx, tx) => [only((await viewSettings(tx, await readSiteFacts(tx))).settings as Settings)],
  mistakes: (row) =>
    isRecord(row)
      ? mistakesAsSent(siteSettings.updateSiteSettings, { settings: { ...only(row), revision: '1' } })
      : [{ field: '', description: 'has no settings', violatedRule: 'OTHER' }],
  async put(ctx, row) {
    const { revision } = await readSite(ctx, readSiteFacts);
    const saved = await updateSiteSettings(ctx, { settings: { ...only(row), revision } });
    return isRefusal(saved) ? saved : null;
  },
});
