/** How people join a site and log in to it; second factors have a policy of their own. */
export type SignInSettings = {
  /** Everybody, everybody whom staff approve, or only whom staff add. */
  whoMayJoin: 'EVERYONE' | 'APPROVED' | 'NOBODY';
  /** Whether every new address has to be proven by a code; those of known contacts always have. */
  requireEmailVerification: boolean;
  /** When a captcha has to be solved; RISK: after failures, and when many register from one network. */
  captcha: 'NEVER' | 'RISK' | 'ALWAYS';
  /** From 8 to 64 characters. */
  shortestPassword: number;
  /** Who is told by mail of people who wait for approval: all of the team who may approve, one address, or nobody. */
  approvalNotices: 'TEAM' | 'ADDRESS' | 'NOBODY';
  /** Null where none was chosen. */
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

/** Of the people who run sites: accounts are made by invitation, and growing delays stand in for captchas. */
export const staffSignInSettings: SignInSettings = {
  ...defaultSignInSettings,
  whoMayJoin: 'NOBODY',
  captcha: 'NEVER',
};
