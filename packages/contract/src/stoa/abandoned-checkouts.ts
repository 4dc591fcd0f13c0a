/** Abandoned checkouts as the dashboard shows them, the mails about them, and the rule by which those are sent. */

import { AbandonedCheckout } from '../ecom/abandoned-checkouts.ts';
import { backOffice, open, operation, service } from '../operation.ts';
import { boolean, currency, guid, int64, integer, list, message, nullable, number, ref, text } from '../schema.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

/** From the link in a mail: it stands for the abandoned checkout and its buyer. */
const token = text({ minLength: 1, maxLength: 500 });

export const RecoveryDay = message('RecoveryDay', {
  /** A day by the site's calendar: `2026-01-31`. */
  date: text(),
  abandoned: integer(),
  /** Bought on this day, whenever they were abandoned. */
  recovered: integer(),
  recoveredValue: ref(MultiCurrencyPrice),
});
export const RecoveryFigures = message('RecoveryFigures', {
  /** Found in the period. */
  abandoned: integer(),
  /** Those of them that were bought so far. */
  recovered: integer(),
  /** Of those of the period that are still abandoned. */
  recoverableValue: ref(MultiCurrencyPrice),
  recoveredValue: ref(MultiCurrencyPrice),
  /** From 0 to 1; null where nothing was abandoned. */
  recoveryRate: nullable(number()),
});
export const RecoveryMailSettings = message('RecoveryMailSettings', {
  /** Whether buyers are written to. */
  enabled: boolean,
  /** Hours from the buyer's last change to the first mail. */
  hours: integer({ minimum: 1, maximum: 168 }),
  /** Hours from the first mail to the second and last; null for none. Nobody is written to twice a day. */
  secondHours: nullable(integer({ minimum: 24, maximum: 720 })),
  revision: int64,
});

export const abandonedCheckoutAdministration = service('stoa.abandoned-checkouts', ['/stoa'], {
  getRecoveryReport: operation({
    method: 'GET',
    path: '/v1/abandoned-checkouts/report',
    summary: 'Get how many checkouts were abandoned in the last days, how many came back, and their worth',
    permit: backOffice('ECOM.ABANDONED_CHECKOUT_READ'),
    request: { days: integer({ minimum: 1, maximum: 366 }) },
    response: { currency, figures: ref(RecoveryFigures), days: list(ref(RecoveryDay)) },
  }),
  sendRecoveryMail: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/abandoned-checkouts/{abandonedCheckoutId}/send-mail',
    summary: 'Remind the buyer of an abandoned checkout now',
    permit: backOffice('ECOM.ABANDONED_CHECKOUT_UPDATE'),
    request: { abandonedCheckoutId: guid },
    response: { abandonedCheckout: ref(AbandonedCheckout) },
    required: ['abandonedCheckoutId'],
    errors: [
      'ABANDONED_CHECKOUT_HAS_NO_EMAIL',
      'ABANDONED_CHECKOUT_RECOVERED',
      'BUYER_UNSUBSCRIBED',
      'BUYER_ADDRESS_BOUNCED',
      'RECOVERY_MAIL_SENT_RECENTLY',
    ],
  }),
  getRecoveryMailSettings: operation({
    method: 'GET',
    path: '/v1/abandoned-checkouts/settings',
    summary: 'Get the rule by which buyers are reminded of abandoned checkouts',
    permit: backOffice('ECOM.ABANDONED_CHECKOUT_READ'),
    request: {},
    response: { settings: ref(RecoveryMailSettings) },
  }),
  updateRecoveryMailSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/abandoned-checkouts/settings',
    summary: 'Change the rule by which buyers are reminded of abandoned checkouts; what is left out stays',
    permit: backOffice('ECOM.ABANDONED_CHECKOUT_UPDATE_SETTINGS'),
    request: { settings: ref(RecoveryMailSettings) },
    response: { settings: ref(RecoveryMailSettings) },
    required: ['settings', 'settings.revision'],
    errors: ['INVALID_REVISION'],
  }),
});

export const recoveryMails = service('stoa.recovery-mails', ['/stoa'], {
  openRecoveryMail: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/recovery-mails/open',
    summary: 'Read whether the address of a mail still gets reminders',
    permit: open,
    request: { token },
    response: { isUnsubscribed: boolean },
    required: ['token'],
    errors: ['RECOVERY_MAIL_NOT_FOUND'],
  }),
  unsubscribeFromRecoveryMails: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/recovery-mails/unsubscribe',
    summary: 'Send no more reminders of abandoned checkouts to the address of a mail',
    permit: open,
    request: { token },
    response: {},
    required: ['token'],
    errors: ['RECOVERY_MAIL_NOT_FOUND'],
  }),
});
