import { letters, mails } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { listLetters, previewLetter, sendTestLetter, updateLetter } from './letters.ts';
import { getMail, getMailTroubles, queryMails, retryMail, sendMailAgain } from './mail-log.ts';

export const served = [
  ...serve(letters, { listLetters, previewLetter, updateLetter, sendTestLetter }),
  ...serve(mails, { queryMails, getMail, getMailTroubles, retryMail, sendMailAgain }),
];
