/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const variants = /* @__PURE__ */ routes<typeof contract.variants>({
  queryVariants: 'POST /stores/v3/products/query-variants',
  searchVariants: 'POST /stores/v3/products/search-variants',
});
