import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, list, message, nullable, readonly, ref, text } from '../schema.ts';

export const TipIdentity = message(
  'TipIdentity',
  {
    anonymousVisitorId: guid,
    memberId: guid,
    wixUserId: guid,
    appId: guid,
    contactId: nullable(guid),
  },
  { atMostOne: [['anonymousVisitorId', 'memberId', 'wixUserId', 'appId']] },
);
export const TipStaff = message('TipStaff', {
  id: readonly(nullable(guid)),
  name: nullable(text({ maxLength: 500 })),
  staffMemberId: nullable(guid),
  identificationData: ref(TipIdentity),
});

/** The people among whom tips can be split. */
export const tippableStaff = service('ecom.tippable-staff', ['/tips-staff', '', '/_api/tips-staff-service'], {
  listTippableStaff: operation({
    method: 'GET',
    path: '/v1/eligible-staff',
    summary: 'List the people who can be tipped: with `includeWixUsers`, those who work on the site',
    permit: backOffice('WIX_TIPS.STAFF_READ'),
    request: {
      includeWixUsers: boolean,
      filterByName: nullable(text({ maxLength: 500 })),
      filterByIds: nullable(list(guid, { maxItems: 100 })),
    },
    response: { staff: list(ref(TipStaff), { maxItems: 100 }) },
  }),
});
