import {
  brands,
  catalogImport,
  catalogVersioning,
  collections,
  infoSections,
  productsV1,
  productsV1Reader,
  productsV3,
  ribbons,
} from '@stoa/contract';
import { serve, serveResource } from '../../use-case.ts';
import { brandResource, infoSectionResource, ribbonResource } from './around-products.ts';
import * as collection from './collections.ts';
import { importFromApi } from './import-products.ts';
import * as v1 from './read-v1.ts';
import * as v3 from './read-v3.ts';
import * as write from './write-products.ts';

export const served = [
  ...serveResource(brands, brandResource),
  ...serveResource(ribbons, ribbonResource),
  ...serveResource(infoSections, infoSectionResource),
  ...serve(catalogImport, { importProducts: importFromApi }),
  ...serve(catalogVersioning, { getCatalogVersion: async (ctx) => ({ catalogVersion: ctx.site.catalogVersion }) }),
  ...serve(collections, {
    queryCollections: collection.queryCollections,
    getCollection: collection.getCollection,
    getCollectionBySlug: collection.getCollectionBySlug,
  }),
  ...serve(productsV1, {
    createProduct: write.createProductV1,
    updateProduct: write.updateProductV1,
    deleteProduct: (ctx, { id }) => write.deleteProduct(ctx, id),
  }),
  ...serve(productsV1Reader, {
    queryProducts: v1.queryProducts,
    getProduct: v1.getProduct,
    getCollectionBySlug: collection.getCollectionBySlug,
    getProductOptionsAvailability: v1.getProductOptionsAvailability,
    queryProductVariants: v1.queryProductVariants,
  }),
  ...serve(productsV3, {
    createProduct: write.createProductV3,
    createProductWithInventory: write.createProductWithInventory,
    updateProduct: write.updateProductV3,
    updateProductWithInventory: write.updateProductWithInventory,
    deleteProduct: (ctx, { productId }) => write.deleteProduct(ctx, productId),
    getProduct: v3.getProduct,
    getProductBySlug: v3.getProductBySlug,
    searchProducts: v3.searchProducts,
    queryProducts: v3.queryProducts,
    countProducts: v3.countProducts,
  }),
];
