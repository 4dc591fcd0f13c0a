import { Code, Divider, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { Facts } from '../../ui/facts.tsx';
import { paymentsQuery } from './queries.ts';

/** The names by which a payment provider knows the payments of an order: staff look them up there. */
export function PaymentReferences({ orderId }: { orderId: string }) {
  const format = useFormat();
  const isAllowed = useMay()('orderTransactions.listTransactionsForSingleOrder');
  const { data: payments = [] } = useQuery({ ...paymentsQuery(orderId), enabled: isAllowed });
  const references = payments.flatMap(({ createdDate, regularPaymentDetails: { providerTransactionId } = {} }) =>
    providerTransactionId ? [{ createdDate, providerTransactionId }] : [],
  );
  if (references.length === 0) return null;
  return (
    <>
      <Divider my={4} />
      <Text size="sm" fw={600}>
        {references.length === 1 ? 'Payment reference' : 'Payment references'}
      </Text>
      <Facts
        facts={references.map(({ createdDate, providerTransactionId }) => [
          createdDate ? format.dateTime(createdDate) : '',
          <Code key={providerTransactionId} style={{ overflowWrap: 'anywhere' }}>
            {providerTransactionId}
          </Code>,
        ])}
      />
    </>
  );
}
