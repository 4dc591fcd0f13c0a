/** The rules for joining a site and logging in to it; second factors have a policy of their own. */
export type SignInSettings = {
  /** Everyone, everyone approved by staff, or only people added by staff. */
  whoMayJoin: 'EVERYONE' | 'APPROVED' | 'NOBODY';
  /** Whether every new address must be proven by a code; addresses of known contacts always must. */
  requireEmailVerification: boolean;
  /** When a captcha is required; RISK: after failures, and after many registrations from one network. */
  captcha: 'NEVER' | 'RISK' | 'ALWAYS';
  /** From 8 to 64 characters. */
  shortestPassword: number;
  /** The recipients of approval notices: the team members who may approve, one address, or nobody. */
  approvalNotices: 'TEAM' | 'ADDRESS' | 'NOBODY';
  /** Null where none is set. */
  approvalNoticeAddress: string | null;
};

export const defaultSignInSettings: SignInSettings = {
  whoMayJoin: 'EVERYONE',
  requireEmailVerification: false,
  captcha: 'RISK',
  shortestPassword: 8,
  approvalNotices: 'TEAM',
  approvalNoticeAddress: null,
};

/** For staff: accounts are created by invitation, and growing delays replace captchas. */
export const staffSignInSettings: SignInSettings = {
  ...defaultSignInSettings,
  whoMayJoin: 'NOBODY',
  captcha: 'NEVER',
};
