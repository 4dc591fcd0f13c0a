/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const discountPreview = /* @__PURE__ */ routes<typeof contract.discountPreview>({
  previewDiscount: 'POST /stoa/v1/discounts/preview',
});
