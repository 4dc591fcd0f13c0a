import { legacyEvents } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import { boolean, integer, list, mapOf, message, number, ref, text } from '../schema.ts';
import { Collection } from '../shared/commerce.ts';
import { Media } from '../shared/media.ts';
import { StorePagingMetadata, StoreQuery } from '../shared/paging.ts';
import { PagingMetadata, ProductOption, V1Paging, V1Product, V1Variant, VariantData } from './product-v1.ts';
import { changeOperations, collectionOperations, storeVariantOperations } from './products-v1-parts.ts';
import { savingRefusals } from './saving-refusals.ts';

export const productsV1 = service('stores.products', ['/stores', '', '/_api/catalog-server'], {
  createProduct: operation({
    method: 'POST',
    effect: 'write',
    creates: 'product',
    path: '/v1/products',
    summary: 'Create product',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      product: ref(V1Product),
    },
    response: {
      product: ref(V1Product),
    },
    required: [
      'product',
      'product.costAndProfitData.itemCost',
      'product.name',
      'product.priceData',
      'product.priceData.price',
    ],
    errors: [...savingRefusals],
  }),
  updateProduct: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/products/{product.id}',
    summary: 'Update product',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      product: ref(V1Product),
    },
    response: {
      product: ref(V1Product),
    },
    required: ['product.id', 'product'],
    errors: [...savingRefusals],
  }),
  deleteProduct: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/products/{id}',
    summary: 'Delete product',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
  }),
  ...changeOperations,
  ...collectionOperations,
});

export const productsV1Reader = service(
  'stores.products.reader',
  ['/stores-reader', '', '/_api/catalog-reader-server', '/stores'],
  {
    queryProducts: operation({
      method: 'GET',
      alsoPost: true,
      path: '/v1/products/query-platformized',
      olderPaths: ['/v1/products/query'],
      summary: 'Query products',
      permit: anyone(),
      request: {
        query: ref(StoreQuery),
      },
      response: {
        products: list(ref(V1Product), { maxItems: 100 }),
        metadata: ref(StorePagingMetadata),
        totalResults: integer(),
      },
    }),
    getProduct: operation({
      method: 'GET',
      path: '/v1/products/{id}',
      summary: 'Get product',
      permit: anyone(),
      request: {
        id: text({ minLength: 1 }),
        includeMerchantSpecificData: boolean,
      },
      response: {
        product: ref(V1Product),
      },
      required: ['id'],
    }),
    getCollectionBySlug: operation({
      method: 'GET',
      path: '/v1/collections/slug/{slug}',
      summary: 'Get collection by slug',
      permit: anyone(),
      request: {
        slug: text({ minLength: 1, maxLength: 100 }),
      },
      response: {
        collection: ref(Collection),
      },
      required: ['slug'],
    }),
    getProductOptionsAvailability: operation({
      method: 'POST',
      effect: 'read',
      path: '/v1/products/{id}/productOptionsAvailability',
      summary: 'Get product options availability',
      permit: anyone(),
      request: {
        id: text({ minLength: 1 }),
        options: mapOf(text()),
      },
      response: {
        selectedVariant: ref(VariantData),
        media: ref(Media),
        productOptions: list(ref(ProductOption)),
        availableForPurchase: boolean,
      },
      required: ['id', 'options'],
    }),
    queryProductVariants: operation({
      method: 'POST',
      effect: 'read',
      path: '/v1/products/{id}/variants/query',
      summary: 'Query product variants',
      permit: anyone(),
      request: {
        id: text({ minLength: 1 }),
        choices: mapOf(text()),
        variantIds: list(text()),
        paging: ref(V1Paging),
        includeMerchantSpecificData: boolean,
      },
      response: {
        variants: list(ref(V1Variant)),
        metadata: ref(PagingMetadata),
        totalResults: number(),
      },
      required: ['id'],
    }),
    ...storeVariantOperations,
  },
);

export const ProductCreated = message('ProductCreated', {
  productId: text(),
  name: text(),
  slug: text(),
  visible: boolean,
});
export const ProductChanged = message('ProductChanged', { productId: text(), revision: text() });
export const ProductDeleted = message('ProductDeleted', { productId: text() });
export const VariantChanged = message('VariantChanged', { variantId: text() });
export const VariantsChanged = message('VariantsChanged', { productId: text(), variants: list(ref(VariantChanged)) });
/** A category of the store in events for V1 clients. */
export const AnnouncedCollection = message('AnnouncedCollection', { collection_Id: text() });
export const productV1Events = legacyEvents('com.wix.ecommerce.catalog.api.v1', 'WIX_STORES.READ_PRODUCTS', {
  productCreated: { when: 'A product is created.', carries: ProductCreated },
  productChanged: { when: 'A product changes, whatever changes it.', carries: ProductChanged },
  productDeleted: { when: 'A product is deleted.', carries: ProductDeleted },
  variantsChanged: { when: 'Variants of a product are added, changed or removed.', carries: VariantsChanged },
  collectionCreated: { when: 'A category of the store is created.', carries: AnnouncedCollection },
  collectionChanged: { when: 'A category of the store changes.', carries: AnnouncedCollection },
  collectionDeleted: { when: 'A category of the store is deleted.', carries: AnnouncedCollection },
});
