import type { Writing } from '../../../letters.ts';
import type { Fact } from '../../../platform/mail/letter.ts';

/** The time and origin of an account event. */
export type Circumstances = { time: string; address: string; program?: string };

export const exampleCircumstances: Circumstances = {
  time: '2026-03-02T10:00:00.000Z',
  address: '203.0.113.7',
  program: 'Firefox on Linux',
};

/** Facts for readers to recognise their own actions by. */
export function circumstanceFacts(
  { time, address, program }: Circumstances,
  { words: { facts }, formats }: Writing,
): Fact[] {
  return [
    { label: facts.time, value: formats.dateTime(time) },
    { label: facts.address, value: address || facts.unknown },
    ...(program === undefined ? [] : [{ label: facts.program, value: program || facts.unknown }]),
  ];
}
