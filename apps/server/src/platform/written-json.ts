/**
 * An answer that is already written: its JSON, sent as it is. For reads that happen often and whose parts are
 * remembered as text. `answer` exists for the compiler alone: it is what the JSON says.
 */
export type WrittenJson<Answer> = { writtenJson: Buffer; answer?: Answer };

export const isWrittenJson = (value: unknown): value is WrittenJson<unknown> =>
  typeof value === 'object' && value !== null && 'writtenJson' in value;

/** What the JSON says. */
export const readWrittenJson = <Answer>({ writtenJson }: WrittenJson<Answer>): Answer =>
  JSON.parse(writtenJson.toString()) as Answer;
