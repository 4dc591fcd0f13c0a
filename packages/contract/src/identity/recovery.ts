import { anyone, backOffice, operation, service } from '../operation.ts';
import { email, guid, language, message, nullable, ref, text } from '../schema.ts';
import { MfaChallengeData } from './factors.ts';
import { stateMachine } from './identity.ts';

export const RecoveryRedirect = message('RecoveryRedirect', {
  url: text({ maxLength: 1000 }),
  clientId: nullable(guid),
});
export const ActivationEmailOptions = message('ActivationEmailOptions', {
  language: nullable(language),
  redirect: ref(RecoveryRedirect),
});

export const recovery = service('identity.recovery', ['/_api/iam/recovery', '', '/_iam/recovery'], {
  sendRecoveryEmail: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/send-email',
    summary: 'Send a link to set a new password; the response does not reveal whether the account exists',
    permit: anyone(),
    request: {
      email: email,
      language: nullable(language),
      redirect: ref(RecoveryRedirect),
    },
    response: {},
    required: ['email'],
    errors: ['REDIRECT_DOMAIN_NOT_ALLOWED', 'THROTTLED_FEATURE'],
  }),
  sendActivationEmail: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/activation-email',
    summary: 'Send a link to choose a password to somebody added by staff',
    permit: backOffice('IAM.SEND_ACTIVATION_EMAIL'),
    request: {
      identityId: guid,
      emailOptions: ref(ActivationEmailOptions),
    },
    response: {},
    required: ['identityId'],
    errors: ['IDENTITY_BLOCKED', 'IDENTITY_NOT_FOUND', 'REDIRECT_DOMAIN_NOT_ALLOWED', 'THROTTLED_FEATURE'],
  }),
  recover: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/recover',
    summary: 'Set a new password with the token of a link sent by e-mail, and log in',
    permit: anyone(),
    request: {
      recoveryToken: text({ maxLength: 1000 }),
      password: nullable(text()),
    },
    response: { ...stateMachine, mfaChallengeData: ref(MfaChallengeData) },
    required: ['recoveryToken'],
    errors: ['INVALID_PASSWORD', 'WEAK_PASSWORD', 'IDENTITY_BLOCKED', 'INVALID_RECOVERY_TOKEN', 'THROTTLED_FEATURE'],
  }),
});
