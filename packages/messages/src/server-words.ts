/** What the server says in English to everybody: subjects of the dashboard's messages whose keys are the English texts, or codes. */
export const serverSubjects = ['changeNames', 'mailNames', 'teamNames'] as const;

/** The part of a change's summary that names it: what follows a colon or semicolon explains it to programmers. */
export const nameInSummary = (summary: string): string => (summary.split(/[:;]/)[0] ?? '').trimEnd();
