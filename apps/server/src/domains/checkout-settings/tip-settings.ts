import { tipSettings } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { documentField, documentFlag, type OwnOf, resource } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';

type Draft = OwnOf<typeof tipSettings>;

const HIGHEST_PERCENTAGE = 100;
const MOST_SETTINGS = 1000;

/** Settings with whatever they leave out as usual. */
function completed(draft: Draft): Draft {
  const { tipType, staffDistributionMethod: method } = draft;
  return {
    ...draft,
    tipType: tipType && tipType !== 'UNKNOWN_TIP_TYPE' ? tipType : 'PERCENTAGE',
    staffDistributionMethod: method && method !== 'UNKNOWN_SPLIT_METHOD' ? method : 'EQUAL',
    allowCustomerTip: draft.allowCustomerTip ?? true,
    allowBusinessTipAtPayment: draft.allowBusinessTipAtPayment ?? true,
    allowCustomAmount: draft.allowCustomAmount ?? true,
    allowEditDistribution: draft.allowEditDistribution ?? true,
    autoTipOnCheckInEnabled: draft.autoTipOnCheckInEnabled ?? false,
  };
}

function check(draft: Draft): Draft | Refusal {
  const settings = completed(draft);
  const { presets = [], tipType } = settings;
  if (presets.length === 0)
    return invalid({ field: 'tipSettings.presets', description: 'must have 1 to 3 presets', violatedRule: 'MIN_SIZE' });
  if (presets.filter((preset) => preset.default).length > 1) return refuse('CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET');
  const isTooHigh = tipType === 'PERCENTAGE' && presets.some(({ value }) => (value ?? 0) > HIGHEST_PERCENTAGE);
  return isTooHigh ? refuse('PRESET_PERCENTAGE_TOO_HIGH') : settings;
}

export const tipSettingsResource = resource<typeof tipSettings, Context>(tipSettings, {
  table: 'tip_settings',
  most: MOST_SETTINGS,
  queryFields: {
    default: { kind: 'boolean', column: documentFlag('default') },
    locationId: { kind: 'string', column: documentField('locationId') },
    paymentTerminalId: { kind: 'string', column: documentField('paymentTerminalId') },
    userId: { kind: 'string', column: documentField('userId') },
    tipType: { kind: 'string', column: documentField('tipType') },
  },
  check,
});

const findDefault = async (tx: Tx) => (await tipSettingsResource.list(tx)).find((one) => one.default) ?? null;

/** The settings with an id; the site's default ones without. */
export const findTipSettings = (ctx: Context, id: string | null | undefined) =>
  readSite(ctx, async (tx) => (id ? ((await tipSettingsResource.findByIds(tx, [id]))[0] ?? null) : findDefault(tx)));

export const updateTipSettings: UseCase<typeof tipSettings.updateTipSettings> = (ctx, { tipSettings: sent }) =>
  withSite(ctx, async (tx) => {
    const saved = await tipSettingsResource.update(ctx, tx, sent);
    if (isRefusal(saved)) return saved;
    ctx.cache.changed(tx);
    return { tipSettings: tipSettingsResource.view(ctx, saved) };
  });

/** The settings that checkouts follow: with them, the site begins to take tips. There is one such record. */
export const createDefaultTipSettings: UseCase<typeof tipSettings.createDefaultTipSettings> = (
  ctx,
  { tipSettings: sent },
) =>
  withSite(ctx, async (tx) => {
    await tipSettingsResource.lock(tx);
    if (await findDefault(tx)) return refuse('DEFAULT_SETTINGS_ALREADY_EXISTS');
    const { id: _, revision: __, createdDate: ___, updatedDate: ____, ...own } = sent;
    const draft = check({ ...own, default: true });
    const saved = isRefusal(draft) ? draft : await tipSettingsResource.insert(ctx, tx, draft);
    if (isRefusal(saved)) return saved;
    ctx.cache.changed(tx);
    return { tipSettings: tipSettingsResource.view(ctx, saved) };
  });

export const deleteTipSettings: UseCase<typeof tipSettings.deleteTipSettings> = (ctx, { tipSettingsId }) =>
  withSite(ctx, async (tx) => {
    const [known] = await tipSettingsResource.findByIds(tx, [tipSettingsId], { lock: true });
    if (!known) return notFound('there are no such tip settings');
    if (known.default) return refuse('CANNOT_DELETE_DEFAULT_SETTINGS');
    await tipSettingsResource.remove(ctx, tx, [tipSettingsId]);
    return {};
  });
