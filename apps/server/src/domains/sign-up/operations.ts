import { signUp } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { newCaptcha } from '../identity/index.ts';
import { finishSignUp } from './finish-sign-up.ts';
import { getSignUp, getSignUpRules, startSignUp } from './start-sign-up.ts';

export const served = [
  ...serve(signUp, {
    getSignUpRules,
    getSignUpChallenge: (ctx) => newCaptcha(ctx),
    startSignUp,
    getSignUp,
    finishSignUp,
  }),
];
