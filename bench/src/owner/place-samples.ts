import { checkouts, connect, coupons, currentCart, orders } from '@stoa/sdk';
import { addToCart, newVisitor } from '../buying.ts';
import { sampleAt } from '../cases.ts';
import { type HttpClient, transportOver } from '../http-client.ts';
import { type Shop, STANDARD } from '../make-shop.ts';
import { newRandom, type Random } from '../random.ts';

const SEED = 20_260_704;
const COUPON = 'SPRING';
const MOST_LINES = 4;
/** Popular products are bought more often, rare ones now and then. */
const POPULAR = 60;

const towns = [
  ['DE', 'Berlin', '10115'],
  ['DE', 'Hamburg', '20095'],
  ['DE', 'Munich', '80331'],
  ['DE', 'Cologne', '50667'],
  ['DE', 'Leipzig', '04103'],
  ['AT', 'Vienna', '1010'],
  ['AT', 'Graz', '8010'],
  ['CH', 'Basel', '4001'],
  ['FR', 'Lyon', '69001'],
  ['NL', 'Utrecht', '3511'],
] as const;

/** Places orders as visitors do: of one to four products, to several countries, some with a coupon, half of them paid. */
export async function placeSamples(client: HttpClient, shop: Shop, count: number): Promise<void> {
  const random = newRandom(SEED);
  const staff = transportOver(client, { accessToken: shop.apiKey });
  await connect(coupons, staff).createCoupon({
    specification: {
      name: 'Spring',
      code: COUPON,
      startTime: '1735689600000',
      scope: { namespace: 'stores' },
      percentOffRate: 10,
    },
  });
  for (let number = 0; number < count; number++) {
    const orderId = await placeOne(client, shop, random);
    if (number % 2 === 0) await connect(orders, staff).paymentCollectionMarkOrderAsPaid({ ecomOrderId: orderId });
  }
}

async function placeOne(client: HttpClient, shop: Shop, random: Random): Promise<string> {
  const accessToken = await newVisitor(client, shop);
  const transport = transportOver(client, { accessToken });
  const lines = 1 + random.integer(MOST_LINES);
  for (let line = 0; line < lines; line++)
    await addToCart(client, accessToken, sampleAt(shop, random.integer(random.integer(3) ? POPULAR : 1000)));
  const { checkoutId = '' } = await connect(currentCart, transport).createCheckoutFromCurrentCart({
    channelType: 'WEB',
  });
  const [country, city, postalCode] = random.pick(towns);
  const buyer = {
    contactDetails: { firstName: 'Ada', lastName: 'Buyer', phone: `+49 30 ${1_000_000 + random.integer(9_000_000)}` },
    address: { country, city, postalCode, addressLine1: `Street ${random.integer(200)}` },
  };
  const checkout = connect(checkouts, transport);
  await checkout.updateCheckout({
    ...(random.integer(5) === 0 ? { couponCode: COUPON } : {}),
    checkout: {
      id: checkoutId,
      buyerInfo: { email: 'ada@buyer.test' },
      billingInfo: buyer,
      shippingInfo: { shippingDestination: buyer, selectedCarrierServiceOption: { code: STANDARD } },
    },
  });
  return (await checkout.createOrder({ id: checkoutId })).orderId ?? '';
}
