/** The e-mails that a site sends, among its settings. */
export const emailSettings = {
  title: 'E-mails',
  all: 'All e-mails',
  sent: 'E-mails sent',
  none: 'No e-mails',
  noneText: 'This site sends no e-mails.',
  off: 'Off',
  madeUp: (when: string) => `${when} Names, products and amounts in this preview are made up.`,
  language: 'Language',
  subject: 'Subject:',
  preview: (subject: string) => `Preview: ${subject}`,
  isOn: 'Send this e-mail',
  alwaysOn: 'Your site can’t do without this e-mail, so it’s always sent.',
  nowOn: 'This e-mail is sent from now on',
  nowOff: 'This e-mail is no longer sent',
  test: 'Send me a test',
  tested: (to: string) => `A test is on its way to ${to}`,
  recipients: 'Who gets it',
  recipientsText:
    'E-mail addresses, each followed by Enter. Without any, it goes to your shop’s own address or, where there is none, to everyone on your team who may see what it’s about.',
  recipientsNone: 'Your shop or its team',
  recipientsSaved: 'The addresses were saved',
};
