import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import type { ProductView } from './product.ts';

const SHOWN = 20;

/** Products that match what was typed, for fields that choose some; `isVisible`: only those that visitors see. */
export function useFoundProducts(typed: string, { isVisible = false } = {}): ProductView[] {
  const text = typed.trim();
  const { data = [] } = useQuery({
    queryKey: ['products', 'to choose', { text, isVisible }],
    queryFn: async () => {
      const answer = await api.productsV3.searchProducts({
        search: {
          ...(text && { search: { expression: text, mode: 'AND' } }),
          ...(isVisible && { filter: { visible: true } }),
          cursorPaging: { limit: SHOWN },
        },
      });
      return answer.products ?? [];
    },
    placeholderData: keepPreviousData,
  });
  return data;
}
