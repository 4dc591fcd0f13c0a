import type { Transport } from '@stoa/sdk';

export type StorefrontRequest = {
  method: 'GET' | 'POST';
  /** Complete, with the site's host. */
  url: URL;
  /** The fields of a posted form. */
  form: URLSearchParams | null;
  /** Whether the visitor is known by a cookie; calls of one who is not would make them known. */
  isKnown: boolean;
  /** Calls the API as this visitor on this site. */
  transport: Transport;
  /** Of the content security policy, for the inline style sheet and speculation rules. */
  nonce: string;
  /** Where a custom front end wants its visitor back. */
  returnAddresses: { thankYouPageUrl?: string; postFlowUrl?: string; cartPageUrl?: string; loginUrl?: string };
};

export type StorefrontResponse = {
  status: number;
  headers: Record<string, string>;
  /** In parts where it is long: they are made as they are sent. */
  body: string | AsyncIterable<string>;
};

/** To another page, to be read by GET. */
export const redirect = (location: string): StorefrontResponse => ({ status: 303, headers: { location }, body: '' });

/** What is somebody's own is not kept by the browser, nor its address told to other sites. */
export const personal = (response: StorefrontResponse): StorefrontResponse => ({
  ...response,
  headers: { ...response.headers, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
});

/** The page has another address for good. */
export const movedTo = (location: string): StorefrontResponse => ({ status: 301, headers: { location }, body: '' });

export const textResponse = (body: StorefrontResponse['body'], contentType: string): StorefrontResponse => ({
  status: 200,
  headers: { 'content-type': `${contentType}; charset=utf-8` },
  body,
});
