/** What the server says in English to everybody, by the English text: in English there is nothing to say differently. */
type Words = Readonly<Record<string, string>>;

/** What changes of a site are called in its log. */
export const changeNames: Words = {};
/** What e-mails are called, and when they are sent. */
export const mailNames: Words = {};
/** Roles of the team, what they are for, and groups of permissions. */
export const teamNames: Words = {};
