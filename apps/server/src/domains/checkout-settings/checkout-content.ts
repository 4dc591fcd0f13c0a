import { type checkoutContent, isStoresApp } from '@stoa/contract';
import { languages, messagesIn } from '@stoa/messages';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';

/**
 * The words of the checkout page in a language. The store has one checkout page, which is known under the store's own
 * id; no other app brings one.
 */
export const getCheckoutContent: UseCase<typeof checkoutContent.getCheckoutContent> = async (
  { site },
  { appId, componentId, languageCode },
) => {
  if (!isStoresApp(appId)) return refuse('REQUIRED_APP_NOT_INSTALLED', { appId });
  if (!isStoresApp(componentId)) return refuse('REQUIRED_COMPONENT_DOES_NOT_EXIST', { componentId });
  const language = languageCode || site.language;
  const isKnown = languages.some((one) => one === language.toLowerCase().split(/[-_]/)[0]);
  if (!isKnown && languageCode) return refuse('TRANSLATIONS_NOT_FOUND', { languageCode });
  const { checkout, site: texts } = messagesIn(language.replace('_', '-'));
  return {
    checkoutContent: {
      continueShoppingLink: texts.continueShopping,
      orderSummary: checkout.showOrder,
      customerDetails: checkout.contact,
      reviewAndPlaceOrder: checkout.yourOrder,
      placeOrderButton: checkout.placeOrder,
      placeOrderPayButton: checkout.payNow,
    },
  };
};
