/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const addressFormats = /* @__PURE__ */ routes<typeof contract.addressFormats>({
  getAddressFormat: 'GET /stoa/v1/address-formats/{country}',
});
