/** The bank behind the sandbox: it answers late, twice, or not at all, and keeps what it said to itself. */
import { providerKinds } from '../../apps/server/src/domains/payments/providers-of.ts';

/** What becomes of the next questions to the bank. */
export type Line = 'clear' | 'the question is lost' | 'the answer is lost';

/** Thrown in place of an answer. */
export class Unanswered extends Error {
  constructor() {
    super('the bank did not answer');
  }
}

export type Bank = { line: Line; restore(): void };

const asked = ['begin', 'capture', 'void', 'refund', 'lookUp'] as const;

/** Puts a bank with a bad line in the place of the sandbox of this process, until it is restored. */
export function unreliableBank(): Bank {
  const { sandbox } = providerKinds;
  if (!sandbox) throw new Error('there is no sandbox');
  const bank: Bank = {
    line: 'clear',
    restore() {
      providerKinds.sandbox = sandbox;
    },
  };
  providerKinds.sandbox = (scope, account) => {
    const provider = sandbox(scope, account);
    const unreliable = asked.map((name) => {
      const ask = provider[name] as (question: never) => Promise<unknown>;
      const askedOver = async (question: never) => {
        if (bank.line === 'the question is lost') throw new Unanswered();
        const answer = await ask(question);
        if (bank.line === 'the answer is lost') throw new Unanswered();
        return answer;
      };
      return [name, askedOver];
    });
    return { ...provider, ...Object.fromEntries(unreliable) };
  };
  return bank;
}
