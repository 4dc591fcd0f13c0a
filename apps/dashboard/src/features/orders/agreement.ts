import type { OrderView } from './order.ts';

type Recorded = { agreedDate?: string; policies?: { title?: string }[] };

/** The policies that the customer agreed to before paying, and when (ISO 8601); null if they were not asked. */
export function agreementIn({ extendedFields }: OrderView): { date: string; policies: string[] } | null {
  const recorded = extendedFields?.namespaces?.['@stoa/policies'] as Recorded | undefined;
  const policies = (recorded?.policies ?? []).flatMap(({ title }) => title ?? []);
  return recorded?.agreedDate && policies.length > 0 ? { date: recorded.agreedDate, policies } : null;
}
