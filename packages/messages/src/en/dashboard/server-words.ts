/** What the server says in English to everybody, by the English text: in English there is nothing to say differently. */
type Words = Readonly<Record<string, string>>;

/** What changes of a site are called in its log. */
export const changeNames: Words = {};
/** Why the server refuses something, by the code of the error: in English, the codes are described where they are declared. */
export const failureNames: Words = {};
/** What the fields of something are called whose texts are translated. */
export const fieldNames: Words = {};
/** What e-mails are called, and when they are sent. */
export const mailNames: Words = {};
/** Why rows of a file were not imported, and why a job failed. */
export const reasonNames: Words = {};
/** Roles of the team, what they are for, and groups of permissions. */
export const teamNames: Words = {};
/** What is wrong with a field, as the end of a sentence about it. */
export const violationNames: Words = {};
