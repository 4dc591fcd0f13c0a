import {
  brands,
  catalogExport,
  catalogImport,
  catalogVersioning,
  customizations,
  infoSections,
  productsV1,
  productsV1Reader,
  productsV3,
  ribbons,
  search,
  storefront,
  subscriptionOptions,
  subscriptionOptionsReader,
  variants,
} from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { AnyJobKind } from '../../platform/jobs/index.ts';
import { serve } from '../../use-case.ts';
import * as collection from '../categories/index.ts';
import * as customizationChoices from './customizations/customization-choices.ts';
import {
  bulkCreateCustomizations,
  createCustomization,
  customizationResource,
} from './customizations/customizations.ts';
import { exportProducts } from './files/export/export-products.ts';
import { importJob } from './files/import/import-job.ts';
import * as imports from './files/import/import-use-cases.ts';
import { brandResource, infoSectionResource, ribbonResource } from './labels/labels.ts';
import { listForStorefront } from './listing/list-for-storefront.ts';
import * as forStorefront from './listing/read-for-storefront.ts';
import { suggest } from './listing/suggest.ts';
import { deleteProduct } from './product/change-product.ts';
import * as subscription from './subscriptions/subscription-options.ts';
import * as bulkV1 from './v1/bulk-products-v1.ts';
import * as changeV1 from './v1/change-products-v1.ts';
import * as v1 from './v1/read-v1.ts';
import * as storeVariants from './v1/store-variants-v1.ts';
import { createProductV1, updateProductV1 } from './v1/write-products-v1.ts';
import * as bulkV3 from './v3/bulk-products-v3.ts';
import * as categorise from './v3/categorise-by-filter.ts';
import { productsByFilter } from './v3/change-by-filter.ts';
import * as v3 from './v3/read-v3.ts';
import { queryVariants, searchVariants } from './v3/read-variants.ts';
import { v3Serialiser } from './v3/v3-serialiser.ts';
import * as write from './v3/write-products.ts';

/** Long work that these operations start. */
export const jobKinds: AnyJobKind<Context>[] = [importJob, productsByFilter, categorise.productsInCategories];

/** The fields that storefront lists show in addition to those of every answer. */
const STOREFRONT_FIELDS: ReadonlySet<string> = new Set(['CURRENCY']);

export const served = [
  ...serve(customizations, {
    ...customizationResource.useCases,
    createCustomization,
    bulkCreateCustomizations,
    ...customizationChoices,
  }),
  ...serve(brands, brandResource.useCases),
  ...serve(ribbons, ribbonResource.useCases),
  ...serve(infoSections, infoSectionResource.useCases),
  ...serve(catalogExport, { exportProducts }),
  ...serve(catalogImport, imports),
  ...serve(storefront, {
    listProducts: (ctx, request) => listForStorefront(ctx, request, v3Serialiser(ctx, STOREFRONT_FIELDS)),
    translateFilters: forStorefront.translateFilters,
    getAvailability: forStorefront.getAvailability,
    getCurrentSlug: forStorefront.getCurrentSlug,
    listProductAddresses: forStorefront.listProductAddresses,
  }),
  ...serve(catalogVersioning, { getCatalogVersion: async (ctx) => ({ catalogVersion: ctx.site.catalogVersion }) }),
  ...serve(subscriptionOptions, {
    createSubscriptionOption: subscription.createSubscriptionOption,
    updateSubscriptionOption: subscription.updateSubscriptionOption,
    deleteSubscriptionOption: subscription.deleteSubscriptionOption,
    bulkCreateSubscriptionOptions: subscription.bulkCreateSubscriptionOptions,
    bulkUpdateSubscriptionOptions: subscription.bulkUpdateSubscriptionOptions,
    bulkDeleteSubscriptionOptions: subscription.bulkDeleteSubscriptionOptions,
    assignSubscriptionOptionsToProduct: subscription.assignSubscriptionOptionsToProduct,
    allowOneTimePurchases: subscription.allowOneTimePurchases,
  }),
  ...serve(subscriptionOptionsReader, {
    getSubscriptionOption: subscription.getSubscriptionOption,
    getSubscriptionOptionsForProduct: subscription.getSubscriptionOptionsForProduct,
    getProductIdsForSubscriptionOption: subscription.getProductIdsForSubscriptionOption,
    getOneTimePurchasesStatus: subscription.getOneTimePurchasesStatus,
  }),
  ...serve(productsV1, {
    createProduct: createProductV1,
    updateProduct: updateProductV1,
    deleteProduct: (ctx, { id }) => deleteProduct(ctx, id),
    updateProductVariants: changeV1.updateProductVariants,
    resetAllProductVariantData: changeV1.resetAllProductVariantData,
    addProductMedia: changeV1.addProductMedia,
    removeProductMedia: changeV1.removeProductMedia,
    addProductMediaToChoices: changeV1.addProductMediaToChoices,
    removeProductMediaFromChoices: changeV1.removeProductMediaFromChoices,
    deleteProductOptions: changeV1.deleteProductOptions,
    removeBrand: changeV1.removeBrand,
    removeRibbon: changeV1.removeRibbon,
    bulkUpdateProductsProperty: bulkV1.bulkUpdateProductsProperty,
    bulkAdjustProductProperty: bulkV1.bulkAdjustProductProperty,
    createCollection: collection.createCollection,
    updateCollection: collection.updateCollection,
    deleteCollection: collection.deleteCollection,
    addProductsToCollection: collection.addProductsToCollection,
    removeProductsFromCollection: collection.removeProductsFromCollection,
  }),
  ...serve(productsV1Reader, {
    queryProducts: v1.queryProducts,
    getProduct: v1.getProduct,
    getCollectionBySlug: collection.getCollectionBySlug,
    getProductOptionsAvailability: v1.getProductOptionsAvailability,
    queryProductVariants: v1.queryProductVariants,
    queryStoreVariants: storeVariants.queryStoreVariants,
    getStoreVariant: storeVariants.getStoreVariant,
  }),
  ...serve(search, { suggest }),
  ...serve(variants, { queryVariants, searchVariants }),
  ...serve(productsV3, {
    createProduct: write.createProductV3,
    createProductWithInventory: write.createProductWithInventory,
    updateProduct: write.updateProductV3,
    updateProductWithInventory: write.updateProductWithInventory,
    deleteProduct: (ctx, { productId }) => deleteProduct(ctx, productId),
    getProduct: v3.getProduct,
    getProductBySlug: v3.getProductBySlug,
    searchProducts: v3.searchProducts,
    queryProducts: v3.queryProducts,
    countProducts: v3.countProducts,
    bulkCreateProducts: bulkV3.bulkCreateProducts,
    bulkCreateProductsWithInventory: bulkV3.bulkCreateProductsWithInventory,
    bulkUpdateProducts: bulkV3.bulkUpdateProducts,
    bulkUpdateProductsWithInventory: bulkV3.bulkUpdateProductsWithInventory,
    bulkUpdateProductsByFilter: bulkV3.bulkUpdateProductsByFilter,
    bulkDeleteProducts: bulkV3.bulkDeleteProducts,
    bulkDeleteProductsByFilter: bulkV3.bulkDeleteProductsByFilter,
    bulkUpdateProductVariantsByFilter: bulkV3.bulkUpdateProductVariantsByFilter,
    bulkAdjustProductVariantsByFilter: bulkV3.bulkAdjustProductVariantsByFilter,
    bulkAddInfoSectionsToProductsByFilter: bulkV3.bulkAddInfoSectionsToProductsByFilter,
    bulkAddInfoSectionsToProducts: bulkV3.bulkAddInfoSectionsToProducts,
    bulkRemoveInfoSectionsFromProductsByFilter: bulkV3.bulkRemoveInfoSectionsFromProductsByFilter,
    bulkRemoveInfoSectionsFromProducts: bulkV3.bulkRemoveInfoSectionsFromProducts,
    bulkUpdateProductTags: bulkV3.bulkUpdateProductTags,
    bulkUpdateProductTagsByFilter: bulkV3.bulkUpdateProductTagsByFilter,
    bulkAddProductsToCategoriesByFilter: categorise.bulkAddProductsToCategoriesByFilter,
    bulkRemoveProductsFromCategoriesByFilter: categorise.bulkRemoveProductsFromCategoriesByFilter,
    getAllProductsCategory: collection.getAllProductsCategory,
  }),
];
