import type { Domain } from '../../domain.ts';
import { mailData, oldMailsExpire } from './kept-mails.ts';
import { served } from './operations.ts';

export const letters: Domain = {
  name: 'letters',
  says: 'The mails that a site sends, and the log of those that it sent, for the people who run it',
  owns: [],
  serves: served,
  expires: [oldMailsExpire],
  personalData: [mailData],
};
