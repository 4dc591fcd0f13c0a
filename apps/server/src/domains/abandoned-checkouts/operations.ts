import { abandonedCarts, abandonedCheckoutAdministration, abandonedCheckouts, recoveryMails } from '@stoa/contract';
import { settingsUseCases } from '../../settings-use-cases.ts';
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
import { mailSettings } from './settings.store.ts';
import { openRecoveryMail, unsubscribeFromRecoveryMails } from './unsubscribe.ts';

const settings = settingsUseCases(mailSettings);

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
    getRecoveryMailSettings: settings.get,
    updateRecoveryMailSettings: settings.update,
  }),
  ...serve(recoveryMails, { openRecoveryMail, unsubscribeFromRecoveryMails }),
];
