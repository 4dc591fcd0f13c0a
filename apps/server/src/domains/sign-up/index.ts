export { inviteByMail } from './invite-by-mail.ts';
