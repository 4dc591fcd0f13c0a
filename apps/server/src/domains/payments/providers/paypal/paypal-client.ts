import type { ProviderContext } from '../../provider.ts';

/** What an account with PayPal is known by. Stored encrypted, as JSON. */
export type PayPalKeys = {
  clientId: string;
  clientSecret: string;
  isLive: boolean;
  /** Names what PayPal sends to this server; null where it cannot reach it. */
  webhookId: string | null;
};

/** A refusal of PayPal: repeating the request changes nothing. Other failures leave the outcome unknown. */
export class PayPalRefusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, { name, message, details }: PayPalProblem) {
    const [detail] = details ?? [];
    super(detail?.description ?? message ?? 'PayPal refused the request.');
    this.code = detail?.issue ?? name ?? '';
    this.status = status;
  }
}

type PayPalProblem = { name?: string; message?: string; details?: { issue?: string; description?: string }[] };

export type PayPalClient = {
  get<Answer>(path: string): Promise<Answer>;
  /** `key` makes repeating the request safe. */
  post<Answer>(path: string, body: object, key?: string): Promise<Answer>;
};

/** Calls PayPal's REST API with a token of the account. Throws `PayPalRefusal` where a request is refused for good. */
export async function payPalClient(
  { callOutside, paymentServers }: Pick<ProviderContext, 'callOutside' | 'paymentServers'>,
  { clientId, clientSecret, isLive }: Pick<PayPalKeys, 'clientId' | 'clientSecret' | 'isLive'>,
): Promise<PayPalClient> {
  const base = isLive ? paymentServers.payPal : paymentServers.payPalSandbox;
  const read = async <Answer>(answer: Response): Promise<Answer> => {
    const body: unknown = await answer.json().catch(() => ({}));
    if (answer.ok) return body as Answer;
    const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429;
    if (isFinal) throw new PayPalRefusal(answer.status, body as PayPalProblem);
    throw new Error(`PayPal answered with status ${answer.status}`);
  };
  const { access_token: token } = await read<{ access_token: string }>(
    await callOutside(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    }),
  );
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  };
  return {
    get: async (path) => read(await callOutside(`${base}${path}`, { headers })),
    post: async (path, body, key) =>
      read(
        await callOutside(`${base}${path}`, {
          method: 'POST',
          headers: { ...headers, ...(key && { 'paypal-request-id': key }) },
          body: JSON.stringify(body),
        }),
      ),
  };
}
