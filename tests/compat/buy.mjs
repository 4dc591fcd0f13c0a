import { checkout, currentCart, orders } from '@wix/ecom';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { products, productsV3 } from '@wix/stores';

const shop = createClient({
  auth: OAuthStrategy({ clientId: process.env.CLIENT_ID }),
  modules: { products, productsV3, currentCart, checkout, orders },
});

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'; // the catalogue
const { items } = await shop.products.queryProducts().eq('slug', 'linen-shirt').find();
const shirt = { appId, catalogItemId: items[0]._id, options: { options: { Size: 'M', Colour: 'Ink' } } };
const { product } = await shop.productsV3.getProductBySlug('stoneware-mug');
const mug = { appId, catalogItemId: product._id };
await shop.currentCart.addToCurrentCart({
  lineItems: [
    { catalogReference: shirt, quantity: 1 },
    { catalogReference: mug, quantity: 2 },
  ],
});

const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Torstraße 1' };
const contactDetails = { firstName: 'Ada', lastName: 'Lovelace' };
const { shippingInfo } = await shop.checkout.updateCheckout(checkoutId, {
  buyerInfo: { email: 'ada@example.com' },
  billingInfo: { address, contactDetails },
  shippingInfo: { shippingDestination: { address, contactDetails } },
});
const { code } = shippingInfo.carrierServiceOptions[0].shippingOptions[0];
await shop.checkout.updateCheckout(checkoutId, { shippingInfo: { selectedCarrierServiceOption: { code } } });
const { orderId } = await shop.checkout.createOrder(checkoutId);

const order = await shop.orders.getOrder(orderId);
const { shippingDestination } = order.shippingInfo.logistics;
console.log(
  `Order ${order.number}: ${order.priceSummary.total.formattedAmount} to ${shippingDestination.address.city}`,
);
