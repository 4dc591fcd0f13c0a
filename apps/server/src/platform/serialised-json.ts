/**
 * An answer that is already serialised: its JSON is sent as it is. For frequent reads whose parts are cached as text.
 * `answer` exists for the compiler alone: it is the type of the JSON.
 */
export type SerialisedJson<Answer> = { serialisedJson: Buffer; answer?: Answer };

export const isSerialised = (value: unknown): value is SerialisedJson<unknown> =>
  typeof value === 'object' && value !== null && 'serialisedJson' in value;

/** The parsed JSON. */
export const parseSerialised = <Answer>({ serialisedJson }: SerialisedJson<Answer>): Answer =>
  JSON.parse(serialisedJson.toString()) as Answer;
