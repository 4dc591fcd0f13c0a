import { describe, expect, test } from 'vitest';
import { listArranged } from './arranged-products.ts';
import { PAGE_SIZE } from './paging.ts';

/** Thirty products, the newest first, some of which the active filter hides. */
const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);
type Asked = { search: { filter?: { id?: { $in?: string[]; $nin?: string[] } }; cursorPaging?: { limit?: number } } };

/** A shop that behaves like the server as far as ids, pages and totals are concerned. */
function shopOf(visible: readonly string[]) {
  const listProducts = async ({ search, offset = 0 }: Asked & { offset?: number }) => {
    const { $in, $nin } = search.filter?.id ?? {};
    const found = visible.filter((id) => ($in ? $in.includes(id) : !$nin?.includes(id)));
    const products = found.slice(offset, offset + (search.cursorPaging?.limit ?? 0)).map((id) => ({ id }));
    return { products, total: found.length };
  };
  return { storefront: { listProducts } } as unknown as Parameters<typeof listArranged>[0];
}
const page = async (visible: readonly string[], arranged: readonly string[], offset: number) => {
  const { products = [], total } = await listArranged(shopOf(visible), {}, arranged, offset);
  return { ids: products.map(({ id }) => id), total };
};

describe('a list with arranged products', () => {
  const arranged = ['p20', 'p3', 'p29'];
  const rest = ids.filter((id) => !arranged.includes(id));

  test('begins with these products, and every product is on one page', async () => {
    const all = [...arranged, ...rest];
    expect(await page(ids, arranged, 0)).toEqual({ ids: all.slice(0, PAGE_SIZE), total: 30 });
    expect(await page(ids, arranged, PAGE_SIZE)).toEqual({ ids: all.slice(PAGE_SIZE), total: 30 });
  });

  test('skips those that the filter hides', async () => {
    const visible = ids.filter((id) => id !== 'p3');
    expect((await page(visible, arranged, 0)).ids.slice(0, 3)).toEqual(['p20', 'p29', 'p0']);
    expect((await page(visible, arranged, PAGE_SIZE)).ids).toEqual(['p24', 'p25', 'p26', 'p27', 'p28']);
  });

  test('has pages with only arranged products if there are many', async () => {
    const many = ids.toReversed().slice(0, 26);
    expect((await page(ids, many, 0)).ids).toEqual(many.slice(0, PAGE_SIZE));
    expect((await page(ids, many, PAGE_SIZE)).ids).toEqual([...many.slice(PAGE_SIZE), 'p0', 'p1', 'p2', 'p3']);
  });
});
