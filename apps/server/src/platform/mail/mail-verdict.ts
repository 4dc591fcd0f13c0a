/** What became of an attempt to send a mail that did not end with its acceptance. */
type Verdict = {
  /** `BOUNCED`: the address takes no mail. `AGAIN`: the mail server may accept it later. */
  state: 'AGAIN' | 'FAILED' | 'BOUNCED' | 'IN_DOUBT';
  /** What the mail server said or, where it said nothing, what went wrong. */
  answer: string;
};

type SmtpError = { responseCode?: unknown; response?: unknown; command?: unknown; code?: unknown };

/** The steps of a session at which a mail server says no to the mail itself, rather than to whoever delivers it. */
const ABOUT_THE_MAIL: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];
const LONGEST_ANSWER = 500;

/**
 * Judges the error of a mailer. A mail server's no is final where it is about the mail (5yz); everything else, such as a
 * wrong password or a server that is away, passes. Without an answer to a mail that was handed over, nobody knows.
 */
export function verdictOf(error: unknown, wasHandedOver: boolean): Verdict {
  const { responseCode, response, command, code } = error as SmtpError;
  const said = typeof response === 'string' && response ? response : messageOf(error);
  const answer = said.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ANSWER);
  if (typeof responseCode !== 'number') {
    if (wasHandedOver) return { state: 'IN_DOUBT', answer };
    // nothing was asked: it is no address
    return { state: code === 'EENVELOPE' ? 'FAILED' : 'AGAIN', answer };
  }
  if (responseCode < 500 || !ABOUT_THE_MAIL.includes(command)) return { state: 'AGAIN', answer };
  return { state: isAboutTheAddress(answer, command) ? 'BOUNCED' : 'FAILED', answer };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** By the enhanced status code, where there is one (RFC 3463): 5.1.x is a bad address, 5.2.1 a mailbox that is closed. */
function isAboutTheAddress(answer: string, command: unknown): boolean {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(answer);
  if (!enhanced) return command === 'RCPT TO';
  const [, subject, detail] = enhanced;
  // 5.1.7 and 5.1.8 are about the sender
  return (subject === '1' && detail !== '7' && detail !== '8') || (subject === '2' && detail === '1');
}
