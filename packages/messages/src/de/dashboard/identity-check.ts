import type { identityCheck as English } from '../../en/dashboard/identity-check.ts';

export const identityCheck: typeof English = {
  title: 'Bestätigen Sie, dass Sie es sind',
  text: 'Bestätigen Sie Ihre Identität, um fortzufahren.',
  missing: 'Geben Sie Ihr Passwort ein',
  password: 'Passwort',
  continue: 'Weiter',
};
