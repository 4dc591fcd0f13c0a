/** The providers that take payments, among the settings of a site. */
export const paymentSettings = {
  title: 'Payment providers',
  text: 'Customers pay on the page of the provider and come back to your shop. Card numbers never reach it. Choose under General which payment methods the checkout offers.',
  none: 'No payment provider yet',
  noneText: 'Connect Stripe or PayPal to take real payments. Until then, the checkout takes test cards.',
  connect: 'Connect',
  connectTo: (provider: string) => `Connect ${provider}`,
  connected: (provider: string) => `${provider} is connected`,
  about: {
    stripe: 'Cards, Apple Pay and Google Pay',
    payPal: 'PayPal accounts',
    sandbox: 'Takes test cards only. No card is charged.',
  },
  live: 'Live',
  test: 'Test mode',
  disconnected: 'Disconnected',
  notNotified: (address: string) =>
    `The provider can’t send notifications to [${address}]. Payments are asked about every minute instead, but refunds made at the provider can take days to show up here. Connect the account again once the server has a public address.`,
  disconnect: 'Disconnect',
  disconnectFrom: (title: string) => `Disconnect ${title}`,
  disconnectTitle: (title: string) => `Disconnect ${title}?`,
  disconnectText: {
    cards: 'The checkout no longer offers cards. Payments that were made can still be captured and refunded.',
    payPal: 'The checkout no longer offers PayPal. Payments that were made can still be captured and refunded.',
  },
  wasDisconnected: (title: string) => `${title} was disconnected`,
  testCards: {
    title: 'Test cards',
    take: 'Take test cards',
    takeTitle: 'Take test cards?',
    takeText:
      'The checkout takes only test cards then, and no card is charged. Orders are marked as paid all the same.',
    taken: 'The checkout takes test cards now',
  },
  stripe: {
    text: 'You find the key in Stripe’s dashboard under Developers, API keys. With a test key, no card is charged.',
    key: 'Secret key',
    keyText: 'Begins with sk_ or rk_',
    showKey: 'Show the key',
    missingKey: 'Enter the secret key.',
  },
  payPal: {
    text: 'Create an app in PayPal’s developer dashboard under Apps & Credentials, and copy its client ID and secret.',
    clientId: 'Client ID',
    missingClientId: 'Enter the client ID.',
    secret: 'Secret',
    showSecret: 'Show the secret',
    missingSecret: 'Enter the secret.',
    isLive: 'This is a live app',
    isLiveText: 'Apps of PayPal’s sandbox move no money.',
  },
};
