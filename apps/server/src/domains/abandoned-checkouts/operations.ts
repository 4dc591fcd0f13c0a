import { abandonedCarts, abandonedCheckoutAdministration, abandonedCheckouts, recoveryMails } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import {
  addAbandonedCheckoutActivity,
  bulkDeleteAbandonedCheckouts,
  deleteAbandonedCheckout,
} from './change-abandoned.ts';
import {
  getAbandonedCart,
  getAbandonedCheckout,
  queryAbandonedCarts,
  queryAbandonedCheckouts,
  searchAbandonedCheckouts,
} from './read-abandoned.ts';
import { getAbandonedCheckoutAnalytics, getRecoveryReport } from './recovery.ts';
import { redirectToCheckout } from './restore.ts';
import { sendRecoveryMail } from './send-mail.ts';
import { getRecoveryMailSettings, updateRecoveryMailSettings } from './settings.ts';
import { openRecoveryMail, unsubscribeFromRecoveryMails } from './unsubscribe.ts';

export const served = [
  ...serve(abandonedCheckouts, {
    getAbandonedCheckout,
    deleteAbandonedCheckout,
    bulkDeleteAbandonedCheckouts,
    queryAbandonedCheckouts,
    searchAbandonedCheckouts,
    addAbandonedCheckoutActivity,
    getAbandonedCheckoutAnalytics,
    redirectToCheckout,
  }),
  ...serve(abandonedCarts, { getAbandonedCart, queryAbandonedCarts }),
  ...serve(abandonedCheckoutAdministration, {
    getRecoveryReport,
    sendRecoveryMail,
    getRecoveryMailSettings: (ctx) => getRecoveryMailSettings(ctx),
    updateRecoveryMailSettings,
  }),
  ...serve(recoveryMails, { openRecoveryMail, unsubscribeFromRecoveryMails }),
];
