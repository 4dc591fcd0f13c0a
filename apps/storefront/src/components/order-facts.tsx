import type { ReactNode } from 'react';
import type { OrderView } from '../lib/order-view.ts';
import type { Site } from '../lib/site.ts';
import { PostalAddress } from './postal-address.tsx';

/** When an order was placed, how it is paid and where it goes. */
export function OrderFacts({ view, site }: { view: OrderView; site: Site }) {
  return (
    <dl className="order-facts">
      <Fact name="Placed on">{view.date}</Fact>
      {view.email && <Fact name="E-mail">{view.email}</Fact>}
      <Fact name="Payment">{view.paymentState}</Fact>
      {view.shippingTitle && <Fact name="Delivery">{view.shippingTitle}</Fact>}
      {view.destination && (
        <Fact name="Delivered to">
          <PostalAddress info={view.destination} language={site.language} />
        </Fact>
      )}
      {view.billing && (
        <Fact name="Billed to">
          <PostalAddress info={view.billing} language={site.language} />
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
