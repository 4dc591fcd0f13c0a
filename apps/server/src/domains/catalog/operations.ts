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
import { serve, serveResource } from '../../use-case.ts';
import * as collection from '../categories/index.ts';
import { brandResource, infoSectionResource, ribbonResource } from './around-products.ts';
import * as bulkV1 from './bulk-products-v1.ts';
import * as bulkV3 from './bulk-products-v3.ts';
import * as categorise from './categorise-by-filter.ts';
import { productsByFilter } from './change-by-filter.ts';
import * as changeV1 from './change-products-v1.ts';
import * as customizationChoices from './customization-choices.ts';
import * as customization from './customizations.ts';
import { exportProducts } from './export/export-products.ts';
import { importJob } from './import/import-job.ts';
import * as imports from './import/import-use-cases.ts';
import { listForStorefront } from './list-for-storefront.ts';
import * as forStorefront from './read-for-storefront.ts';
import * as v1 from './read-v1.ts';
import * as v3 from './read-v3.ts';
import { queryVariants, searchVariants } from './read-variants.ts';
import * as storeVariants from './store-variants-v1.ts';
import * as subscription from './subscription-options.ts';
import { suggest } from './suggest.ts';
import * as write from './write-products.ts';

/** Long work that these operations leave behind. */
export const jobKinds: AnyJobKind<Context>[] = [importJob, productsByFilter, categorise.productsInCategories];

export const served = [
  ...serveResource(customizations, customization.customizationResource, {
    ...customization.special,
    ...customizationChoices,
  }),
  ...serveResource(brands, brandResource),
  ...serveResource(ribbons, ribbonResource),
  ...serveResource(infoSections, infoSectionResource),
  ...serve(catalogExport, { exportProducts }),
  ...serve(catalogImport, imports),
  ...serve(storefront, {
    listProducts: listForStorefront,
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
    createProduct: write.createProductV1,
    updateProduct: write.updateProductV1,
    deleteProduct: (ctx, { id }) => write.deleteProduct(ctx, id),
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
    deleteProduct: (ctx, { productId }) => write.deleteProduct(ctx, productId),
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
