import type { reminders as English } from '../en/reminders.ts';

export const reminders: typeof English = {
  title: 'Ne plus recevoir de rappels ?',
  text: 'Nous ne vous enverrons plus de rappels d’achats non terminés ni de demandes d’avis. Vous recevrez toujours les e-mails concernant vos commandes.',
  button: 'Ne plus en recevoir',
  done: 'Nous ne vous enverrons plus de rappels.',
};
