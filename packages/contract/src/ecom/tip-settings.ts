import { crud } from '../crud.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  fieldMask,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { CursorPaging, Cursors, PlatformPaging, Sorting } from '../shared/paging.ts';

/** Whole entities are answered, whatever `fields` and `fieldsets` name. */
export const TipSettingsQuery = message(
  'TipSettingsQuery',
  {
    paging: ref(PlatformPaging),
    cursorPaging: ref(CursorPaging),
    filter: nullable(anyObject),
    sort: list(ref(Sorting), { maxItems: 10 }),
    fields: list(text({ maxLength: 200 }), { maxItems: 10 }),
    fieldsets: list(text({ maxLength: 200 }), { maxItems: 10 }),
  },
  { atMostOne: [['paging', 'cursorPaging']] },
);
export const TipSettingsPagingMetadata = message('TipSettingsPagingMetadata', {
  count: nullable(integer()),
  offset: nullable(integer({ minimum: 0 })),
  total: nullable(integer()),
  tooManyToCount: nullable(boolean),
  cursors: ref(Cursors),
});

export const TipPreset = message('TipPreset', {
  value: nullable(number({ minimum: 0, maximum: 1_000_000 })),
  default: nullable(boolean),
});
export const TipSettings = message(
  'TipSettings',
  {
    locationId: nullable(guid),
    paymentTerminalId: nullable(text({ maxLength: 30 })),
    userId: nullable(guid),
    id: readonly(nullable(guid)),
    tipType: choice('UNKNOWN_TIP_TYPE', 'PERCENTAGE', 'AMOUNT'),
    presets: list(ref(TipPreset), { minItems: 1, maxItems: 3 }),
    allowCustomerTip: nullable(boolean),
    allowBusinessTipAtPayment: nullable(boolean),
    allowCustomAmount: nullable(boolean),
    allowEditDistribution: nullable(boolean),
    autoTipOnCheckInEnabled: nullable(boolean),
    autoTipOnCheckInPercentage: nullable(number({ minimum: 1, maximum: 100 })),
    staffDistributionMethod: choice('UNKNOWN_SPLIT_METHOD', 'EQUAL', 'PROPORTIONAL'),
    revision: readonly(nullable(int64)),
    createdDate: readonly(nullable(date)),
    updatedDate: readonly(nullable(date)),
    default: readonly(nullable(boolean)),
    appId: nullable(guid),
    extendedFields: ref(ExtendedFields),
  },
  { atMostOne: [['locationId', 'paymentTerminalId', 'userId']] },
);

const presetErrors = ['CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET', 'PRESET_PERCENTAGE_TOO_HIGH'] as const;

/** The tips that buyers are offered. A site without default settings takes none. */
export const tipSettings = service('ecom.tip-settings', ['/tip-settings', '', '/_api/tip-settings'], {
  ...crud({
    entity: TipSettings,
    one: 'tipSettings',
    many: 'tipSettings',
    path: '/v1/tip-settings',
    permission: 'WIX_TIPS.TIP_SETTINGS',
    query: { request: TipSettingsQuery, metadata: TipSettingsPagingMetadata },
    serves: ['create', 'query'],
    differs: { create: { errors: presetErrors } },
  }),
  updateTipSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/tip-settings',
    summary: 'Update tip settings',
    permit: backOffice('WIX_TIPS.TIP_SETTINGS_UPDATE'),
    request: { tipSettings: ref(TipSettings), fieldMask: fieldMask('tipSettings') },
    response: { tipSettings: ref(TipSettings) },
    required: ['tipSettings', 'tipSettings.id'],
    errors: ['DEFAULT_SETTINGS_ALREADY_EXISTS', 'INVALID_REVISION', ...presetErrors],
  }),
  deleteTipSettings: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/tip-settings/{tipSettingsId}',
    summary: 'Delete tip settings',
    permit: backOffice('WIX_TIPS.TIP_SETTINGS_DELETE'),
    request: { tipSettingsId: nullable(guid) },
    response: {},
    required: ['tipSettingsId'],
    errors: ['CANNOT_DELETE_DEFAULT_SETTINGS'],
  }),
  createDefaultTipSettings: operation({
    method: 'POST',
    effect: 'write',
    creates: 'tipSettings',
    path: '/v1/tip-settings/create-default',
    summary: 'Create the default tip settings, with which the site begins to take tips',
    permit: backOffice('WIX_TIPS.TIP_SETTINGS_CREATE'),
    request: { tipSettings: ref(TipSettings) },
    response: { tipSettings: ref(TipSettings) },
    required: ['tipSettings'],
    errors: ['DEFAULT_SETTINGS_ALREADY_EXISTS', ...presetErrors],
  }),
});
