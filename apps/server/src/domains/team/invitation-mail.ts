import { escapeHtml } from '../../platform/html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

type Invited = { email: string; url: string; siteName: string; invitedBy: string; roleTitle: string };

/** The mail that an invitation goes out with. */
export function invitationMail({ email, url, siteName, invitedBy, roleTitle }: Invited): Mail {
  const what = `${invitedBy} invites you to work on ${siteName}. Your role: ${roleTitle}.`;
  const closing = 'The link works once, for a week. If you do not know what this is about, there is nothing to do.';
  return {
    to: email,
    // a line break would begin another header
    subject: `Join the team of ${siteName}`.replace(/\s+/g, ' '),
    text: `${what}\n\n${url}\n\n${closing}\n`,
    html: `<p>${escapeHtml(what)}</p><p><a href="${escapeHtml(url)}">Join the team</a></p><p>${escapeHtml(closing)}</p>`,
  };
}
