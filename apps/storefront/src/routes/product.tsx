import { pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { absolute, type Head } from '../components/document.tsx';
import { island } from '../island.tsx';
import Gallery from '../islands/gallery.tsx';
import Purchase from '../islands/purchase.tsx';
import { addToCart } from '../lib/add-to-cart.ts';
import type { Api, V3Product } from '../lib/api.ts';
import { isMissing } from '../lib/api-errors.ts';
import { plainText, shorten } from '../lib/plain-text.ts';
import { productHref } from '../lib/product-summary.ts';
import { type ProductView, type Purchasable, viewProduct } from '../lib/product-view.ts';
import { readQuantity, readSelection } from '../lib/purchase-form.ts';
import { renderPage, type Visit } from '../lib/render-page.tsx';
import { loadShell, type Shell, type Site } from '../lib/site.ts';
import { redirect, type StorefrontResponse } from '../lib/storefront-request.ts';
import { breadcrumbList, productData } from '../lib/structured-data.ts';
import { completeSelection, type Selection } from '../lib/variants.ts';
import { renderNotFound } from './errors.tsx';

const GalleryIsland = island('gallery', Gallery);
const PurchaseIsland = island('purchase', Purchase);

/** A product's page. Choices in the query, as the form without script sends them, are taken over. */
export async function showProduct(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const [shell, found] = await Promise.all([loadShell(api, request.url.origin), loadProduct(api, slug)]);
  if (!found) return renderNotFound(visit, shell);
  return renderProduct(visit, shell, found, {
    selection: readSelection(request.url.searchParams),
    quantity: readQuantity(request.url.searchParams.get('quantity')) ?? 1,
    problem: null,
    status: 200,
  });
}

/** The purchase form without script: adds to the cart and shows it, or the product's page with what is wrong. */
export async function postToCart(visit: Visit): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const form = request.form ?? new URLSearchParams();
  const found = await loadProduct(api, form.get('slug') ?? '');
  if (!found) return renderNotFound(visit, await loadShell(api, request.url.origin));
  const selection = readSelection(form);
  const quantity = readQuantity(form.get('quantity') ?? '1');
  const problem = await addToCart(api.carts, found.view, selection, quantity);
  if (problem === null) return redirect('/cart');
  const shell = await loadShell(api, request.url.origin);
  return renderProduct(visit, shell, found, { selection, quantity: quantity ?? 1, problem, status: 422 });
}

type Found = { product: V3Product; view: ProductView };

/** The product, and its stock, which only the older API counts. Null where there is none. */
async function loadProduct(api: Api, slug: string): Promise<Found | null> {
  if (!slug) return null;
  try {
    const [{ product }, { products = [] }] = await Promise.all([
      api.productsV3.getProductBySlug({
        slug,
        fields: [
          'CURRENCY',
          'URL',
          'PLAIN_DESCRIPTION',
          'MEDIA_ITEMS_INFO',
          'INFO_SECTION',
          'INFO_SECTION_PLAIN_DESCRIPTION',
          'VARIANT_OPTION_CHOICE_NAMES',
          'BREADCRUMBS_INFO',
        ],
      }),
      api.productsV1.queryProducts({ query: { filter: { slug }, paging: { limit: 1 } } }),
    ]);
    return product ? { product, view: viewProduct(product, products[0] ?? null) } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

type Attempt = { selection: Selection; quantity: number; problem: string | null; status: number };

function renderProduct(visit: Visit, shell: Shell, { product, view }: Found, attempt: Attempt): StorefrontResponse {
  const crumbs = [
    { name: 'Shop', href: '/shop' },
    ...view.breadcrumbs,
    { name: view.name, href: productHref(view.slug) },
  ];
  const { status, selection, quantity, problem } = attempt;
  return renderPage(visit, shell, {
    status,
    hasIslands: true,
    head: headOf(product, view, shell.site, crumbs),
    children: (
      <>
        <Breadcrumbs crumbs={crumbs} />
        <article className="product">
          <GalleryIsland pictures={view.pictures} productName={view.name} />
          <div className="product-words">
            {view.ribbon && <p className="eyebrow">{view.ribbon}</p>}
            <h1>{view.name}</h1>
            {view.brand && view.brand !== shell.site.name && <p className="product-brand">{view.brand}</p>}
            <PurchaseIsland
              product={purchasableOf(view)}
              selection={completeSelection(view, selection)}
              quantity={quantity}
              problem={problem}
            />
            <Description view={view} />
          </div>
        </article>
      </>
    ),
  });
}

function Description({ view }: { view: ProductView }) {
  return (
    <>
      {view.description && (
        <div className="prose product-description" dangerouslySetInnerHTML={{ __html: view.description }} />
      )}
      {view.infoSections.length > 0 && (
        <div className="info-sections">
          {view.infoSections.map(({ title, html }) => (
            <details key={title}>
              <summary>
                <h2>{title}</h2>
              </summary>
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </details>
          ))}
        </div>
      )}
    </>
  );
}

/** Only what the island needs travels in the page. */
const purchasableOf = ({ id, slug, name, options, variants }: ProductView): Purchasable => ({
  id,
  slug,
  name,
  options,
  variants,
});

const SHARED_WIDTH = 1200;

function headOf(product: V3Product, view: ProductView, site: Site, crumbs: { name: string; href: string }[]): Head {
  const canonical = productHref(view.slug);
  const images = view.pictures.map((picture) =>
    absolute(pictureUrl(picture.id, sizeOf(SHARED_WIDTH, ratioOf(picture)), view.name), site),
  );
  return {
    title: seoTag(product, 'title') || view.name,
    description: seoTag(product, 'description') || shorten(plainText(view.description), 160) || undefined,
    canonical,
    image: images[0],
    type: 'product',
    data: [
      productData(product, absolute(canonical, site), images),
      breadcrumbList(crumbs.map(({ name, href }) => ({ name, url: absolute(href, site) }))),
    ],
  };
}

/** What the owner wrote for search engines. */
function seoTag({ seoData }: V3Product, wanted: 'title' | 'description'): string {
  const tag = seoData?.tags?.find(({ type, props }) => type === wanted || props?.name === wanted);
  const content = wanted === 'title' ? tag?.children : tag?.props?.content;
  return typeof content === 'string' ? content : '';
}
