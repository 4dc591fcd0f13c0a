/** Plain pages for cases in which no page of the site can be shown. */
export const notices = {
  tooManyRequests: { title: 'Too many requests', description: 'Wait a moment and try again.' },
  noSite: { title: 'Nothing here', description: 'There is no site at this address.' },
  linkUsed: { title: 'Go back and try again', description: 'This link has already been used or has expired.' },
  loginExpired: {
    title: 'Please start again',
    description: 'This login took too long. Go back to the application you came from and log in there again.',
  },
  otherBrowser: {
    title: 'Please start again',
    description: 'This login wasn’t started in this browser, or took too long. Go back and log in again.',
  },
  loginImpossible: { title: 'Login isn’t possible', description: 'Go back and choose another way to log in.' },
  unknownApplication: {
    title: 'Unknown application',
    description: 'This site doesn’t know the application that sent you here.',
  },
  invalidRedirect: {
    title: 'Invalid redirect URI',
    description: 'The application isn’t allowed to have the answer sent to this address.',
  },
  foreignForm: { title: 'Not sent', description: 'This form was sent from another website.' },
  filesTooLarge: {
    title: 'Your pictures are too large',
    description: 'Go back and choose fewer or smaller ones: together they may have 25 MB.',
  },
  notBuilt: {
    title: 'Not ready yet',
    description: 'The storefront hasn’t been built. Run npm start on the server.',
  },
  away: {
    title: 'We’ll be back in a moment',
    description: 'This page can’t be shown right now. Try again in a minute.',
  },
  comingSoon: { title: 'Opening soon', description: 'We’re still getting everything ready. Please come back later.' },
  closed: { title: 'Closed at the moment', description: 'This site can’t be visited right now.' },
  loggingIn: { title: 'Logging in', description: 'You can close this window.' },
};

export type Notice = keyof typeof notices;
