import type { QueryClient } from '@tanstack/react-query';

/** After a product was saved, lists and suggested names may have changed. */
export async function forgetSuggestions(queryClient: QueryClient): Promise<void> {
  const keys = [['products', 'list'], ['brands'], ['ribbons'], ['product-tags']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
