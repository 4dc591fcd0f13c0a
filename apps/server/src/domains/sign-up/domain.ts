import type { Domain } from '../../domain.ts';
import { signUpLetter } from './letters/sign-up.ts';
import { signUpInvitationLetter } from './letters/sign-up-invitation.ts';
import { signUpKnownLetter } from './letters/sign-up-known.ts';
import { served } from './operations.ts';
import { removeOldSignUps } from './sign-ups.store.ts';

export const signUp: Domain = {
  name: 'sign-up',
  says: 'How strangers come to an account and a first site: by a link in a mail',
  owns: ['sign_ups'],
  serves: served,
  expires: [removeOldSignUps],
  letters: [signUpLetter, signUpKnownLetter, signUpInvitationLetter],
};
