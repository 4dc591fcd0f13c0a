import type { Domain } from '../../domain.ts';
import { removeOldCaptchas } from './captchas.store.ts';
import { removeOldChallenges } from './challenges.store.ts';
import { removeOldDevices } from './devices.store.ts';
import { activationLetter } from './letters/activation.ts';
import { addressChangedLetter } from './letters/address-changed.ts';
import { factorsChangedLetter } from './letters/factors-changed.ts';
import { loginCodeLetter } from './letters/login-code.ts';
import { newDeviceLetter } from './letters/new-device.ts';
import { passwordChangedLetter } from './letters/password-changed.ts';
import { recoveryLetter } from './letters/recovery.ts';
import { wrongCodesLetter } from './letters/wrong-codes.ts';
import { removeOldCodes } from './oauth/authorization-codes.store.ts';
import { removeOldRefreshTokens } from './oauth/refresh-tokens.store.ts';
import { served } from './operations.ts';
import { accountData } from './personal-data.store.ts';
import { removeOldBrowsers } from './remembered-browsers.store.ts';
import { removeOldThrottles } from './throttles.store.ts';
import { removeEndedSessions } from './users.store.ts';

export const identity: Domain = {
  name: 'identity',
  says: 'Accounts, logins, sessions, tokens and the clients that call the API',
  owns: [
    'api_keys',
    'authorization_codes',
    'factor_policies',
    'identities',
    'identity_challenges',
    'identity_connections',
    'identity_devices',
    'identity_factors',
    'identity_providers',
    'identity_sessions',
    'oauth_clients',
    'refresh_tokens',
    'remembered_browsers',
    'sign_on_policies',
    'throttles',
    'used_captchas',
    'users',
  ],
  reads: {
    user_roles: 'a request of staff finds its person and their roles in one statement',
    sites: 'sites in the trash are not offered to those who run them',
    staff_roles: 'the permissions of a role are found with the person who has it',
  },
  serves: served,
  expires: [
    removeEndedSessions,
    removeOldCodes,
    removeOldRefreshTokens,
    removeOldThrottles,
    removeOldChallenges,
    removeOldCaptchas,
    removeOldDevices,
    removeOldBrowsers,
  ],
  letters: [
    activationLetter,
    loginCodeLetter,
    recoveryLetter,
    passwordChangedLetter,
    addressChangedLetter,
    newDeviceLetter,
    factorsChangedLetter,
    wrongCodesLetter,
  ],
  personalData: [accountData],
};
