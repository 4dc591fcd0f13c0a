import type { Answer, Transport } from './transport.ts';

/** A GraphQL request that the server rejected; errors within an answer are part of the answer. */
export class GraphqlError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string | null;
  constructor({ status, body, requestId }: Answer) {
    super(`GraphQL request failed with status ${status}`);
    this.name = 'GraphqlError';
    this.status = status;
    this.body = body;
    this.requestId = requestId;
  }
}

export type GraphqlAnswer<Data> = { data: Partial<Data>; errors?: { message: string; path?: (string | number)[] }[] };

/** Sends a GraphQL document to a gateway that stands in front of the API. Throws `GraphqlError` where it is refused. */
export async function graphql<Data = Record<string, unknown>>(
  transport: Transport,
  document: string,
  variables: Record<string, unknown> = {},
  { path = '/graphql/alpha' } = {},
): Promise<GraphqlAnswer<Data>> {
  const answer = await transport({ method: 'POST', path, body: { query: document, variables }, headers: {} });
  if (answer.status !== 200) throw new GraphqlError(answer);
  const { data, errors } = (answer.body ?? {}) as Partial<GraphqlAnswer<Data>>;
  return { data: data ?? {}, ...(errors && { errors }) };
}
