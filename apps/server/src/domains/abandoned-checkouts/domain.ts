import type { Domain } from '../../domain.ts';
import { abandonedCheckoutLetter } from './letters/abandoned-checkout.ts';
import { lookAtCart } from './look-at-cart.ts';
import { lookAtCheckout } from './look-at-checkout.ts';
import { served } from './operations.ts';
import { abandonedCheckoutData } from './personal-data.ts';
import { removeOldAbandoned } from './recovery.store.ts';
import { recoveryMail } from './send-mail.ts';

export const abandonedCheckouts: Domain = {
  name: 'abandoned-checkouts',
  says: 'Checkouts and carts that were left, and how they come back',
  owns: ['abandoned_checkouts', 'recovery_mail_settings'],
  serves: served,
  tasks: [lookAtCart, lookAtCheckout, recoveryMail],
  letters: [abandonedCheckoutLetter],
  expires: [removeOldAbandoned],
  personalData: [abandonedCheckoutData],
};
