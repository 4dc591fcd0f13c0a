import { plural } from './grammar.ts';

/** Mails about accounts, and about the sites of their owners. */
export const accountLetters = {
  code: {
    subject: (code: string, sender: string) => `${code} is your code for ${sender}`,
    code: (code: string) => `Your code is ${code}.`,
    validity: 'It is valid for 10 minutes. Don’t share it with anyone.',
    closing: 'If you didn’t ask for a code, you can ignore this e-mail.',
  },
  recovery: {
    subject: (sender: string) => `Set a new password for ${sender}`,
    text: 'Someone asked for a new password for your account. The link works once and expires after one hour.',
    link: 'Set a new password',
    closing: 'If it wasn’t you, you can ignore this e-mail. Your password won’t change.',
  },
  activation: {
    subject: (sender: string) => `Your account at ${sender}`,
    text: (sender: string) =>
      `${sender} has created an account for you. Choose a password to log in. The link works once and expires after one week.`,
    link: 'Choose a password',
    closing: 'If you don’t want the account, you can ignore this e-mail.',
  },
  approved: {
    subject: (sender: string) => `Welcome to ${sender}`,
    text: (sender: string) => `${sender} has approved your account. You can log in now.`,
    closing: 'If you didn’t ask for an account, you can ignore this e-mail.',
  },
  approvalAwaited: {
    subject: (count: number, latest: string, sender: string) =>
      `${plural(count, { one: `${latest} is waiting`, other: '# people are waiting' })} for your approval at ${sender}`,
    text: (count: number, latest: string, sender: string) =>
      `${plural(count, { one: `${latest} is waiting`, other: '# people are waiting' })} to become a member of ${sender}.`,
    latest: (latest: string) => `The latest request is from ${latest}.`,
    link: 'See who’s waiting',
    closing: 'You’ll get at most one of these e-mails an hour. Choose who gets them in the settings, under Sign-in.',
  },
  newDevice: {
    subject: (sender: string) => `New login to your account at ${sender}`,
    text: 'Someone logged in to your account on a device we haven’t seen before.',
    closing: 'If it wasn’t you, set a new password right away. That logs out all devices.',
  },
  passwordChanged: {
    subject: (sender: string) => `Your password for ${sender} was changed`,
    text: 'The password for your account was changed. Other devices were logged out.',
    closing: 'If it wasn’t you, reset your password on the login page right away.',
  },
  wrongCodes: {
    subject: (sender: string) => `Someone tried to log in to your account at ${sender}`,
    text: 'Someone entered your password, followed by incorrect codes. They couldn’t log in.',
    closing: 'If it wasn’t you, set a new password: someone else knows yours.',
  },
  factorsChanged: {
    subject: (sender: string) => `Your login settings for ${sender} were changed`,
    changes: {
      EMAIL_ADDED: () => 'From now on, we’ll e-mail you a code each time you log in.',
      TOTP_ADDED: () => 'An authenticator app was added to your account.',
      WEBAUTHN_ADDED: (name: string) => `The passkey “${name}” was added to your account.`,
      RECOVERY_CODES_CREATED: () => 'New recovery codes were created. Older ones no longer work.',
      REMOVED: (name: string) => `“${name}” was removed. You won’t be asked for it when you log in.`,
    },
    closing: 'If it wasn’t you, set a new password right away and remove anything you don’t recognise.',
  },
  addressChanged: {
    subject: (sender: string) => `Your login address for ${sender} was changed`,
    text: (address: string) => `From now on, log in with ${address}.`,
    closing: 'If it wasn’t you, contact us right away.',
  },
  invitation: {
    subject: (siteName: string) => `Join the team of ${siteName}`,
    text: (invitedBy: string, siteName: string, role: string) =>
      `${invitedBy} invites you to work on ${siteName}. Your role: ${role}.`,
    link: 'Join the team',
    closing:
      'The link works once and expires after one week. If you don’t know what this is about, you can ignore this e-mail.',
  },
  signUp: {
    subject: (siteName: string) => `Finish signing up: ${siteName}`,
    text: (siteName: string) => `Choose a password and an address for ${siteName}, and your site opens.`,
    link: 'Open my site',
    closing:
      'The link works once and expires after one day. If you didn’t sign up, you can ignore this e-mail: nothing will happen.',
  },
  signUpKnown: {
    subject: 'You already have an account',
    text: (siteName: string) =>
      `Someone signed up with your e-mail address for a site named ${siteName}. You have an account already. Log in to make another site.`,
    link: 'Log in',
    closing: 'If it wasn’t you, you can ignore this e-mail: nothing has changed.',
  },
  siteDeleted: {
    subject: (siteName: string) => `${siteName} is in the trash`,
    text: (siteName: string, date: string) =>
      `${siteName} was moved to the trash, and visitors no longer reach it. It will be deleted for good on ${date}. Until then, you can restore it as it was.`,
    link: 'See your sites',
    closing: 'If it wasn’t you, restore the site and change your password.',
  },
  siteOffered: {
    subject: (siteName: string) => `${siteName} can be yours`,
    text: (offeredBy: string, siteName: string) =>
      `${offeredBy} would like to transfer the site ${siteName} to you, with its orders, customers and files. You become its owner once you accept.`,
    link: 'See the offer',
    closing:
      'The link works once and expires after one week. If you don’t know what this is about, you can ignore this e-mail.',
  },
  siteGiven: {
    subject: (siteName: string) => `${siteName} has a new owner`,
    text: (email: string, siteName: string) => `${email} has accepted ${siteName} and owns the site now.`,
    stays: 'You stay on the team as an admin.',
    leaves: 'You no longer have access to it.',
    link: 'See your sites',
  },
  siteReceived: {
    subject: (siteName: string) => `${siteName} is yours`,
    text: (siteName: string) => `You own the site ${siteName} now.`,
    stays: (former: string) => `${former} stays on the team as an admin.`,
    check:
      'Payment accounts, API keys and the team are as they were. Check in the settings whether they should stay that way.',
    link: 'See your sites',
  },
  signUpInvitation: {
    subject: 'You’re invited to make a site',
    text: (invitedBy: string) => `${invitedBy} invites you to make a site of your own.`,
    link: 'Make a site',
    closing:
      'The link works once and expires after one week. If you don’t know what this is about, ignore this e-mail.',
  },
};
