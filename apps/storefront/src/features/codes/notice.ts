import type { Messages } from '@stoa/messages';
import { type AppliedCodes, codeKinds } from './codes.ts';

export type CodeTexts = Pick<Messages, 'codes'>;

/** A message about changed codes for screen readers; empty if none changed. */
export function noticeOf(before: AppliedCodes, after: AppliedCodes, messages: Messages['codes']): string {
  const notices = codeKinds.flatMap((kind) => {
    const [was, is] = [before[kind], after[kind]];
    if (was && !is) return messages[kind].removed;
    return is?.code && !was ? messages[kind].applied(is.code) : [];
  });
  return notices.join(' ');
}
