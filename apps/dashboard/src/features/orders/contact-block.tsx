import { Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { addressLines } from './address-lines.ts';
import { fullName } from './buyer.ts';
import type { OrderView } from './order.ts';

const texts = words.orders;

/** A person with their address. */
export function ContactBlock({ contact }: { contact: OrderView['billingInfo'] }) {
  const format = useFormat();
  const { contactDetails, address } = contact ?? {};
  const lines = [
    fullName(contactDetails),
    contactDetails?.company,
    ...addressLines(address, format.country),
    contactDetails?.phone,
  ].filter(Boolean);
  return (
    <Text component="address" size="sm" fs="normal" lh={1.6}>
      {lines.length === 0
        ? texts.buyer.noAddress
        : lines.map((line, index) => (
            <span key={`${index} ${line}`} style={{ display: 'block', overflowWrap: 'anywhere' }}>
              {line}
            </span>
          ))}
    </Text>
  );
}
