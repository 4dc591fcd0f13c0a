import { Table, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { changeNames } from './change-names.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import type { ImportView } from './queries.ts';

/** The first products of the file, with the outcome for each. */
export function PreviewPanel({ one, isDone }: { one: ImportView; isDone: boolean }) {
  const format = useFormat();
  const products = one.preview ?? [];
  if (products.length === 0) return null;
  return (
    <Panel title={isDone ? 'Products' : 'What will happen'} flush>
      <Table.ScrollContainer minWidth={560}>
        <Table verticalSpacing="xs" horizontalSpacing="md" aria-label="Products in the file">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Row</Table.Th>
              <Table.Th scope="col">Product</Table.Th>
              <Table.Th scope="col" className={list.numeric}>
                Variants
              </Table.Th>
              <Table.Th scope="col">Outcome</Table.Th>
              <Table.Th scope="col">Changes</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {products.map(({ row, name, slug, variants, outcome, changes = [] }) => (
              <Table.Tr key={row}>
                <Table.Td>{format.number(row ?? 0)}</Table.Td>
                <Table.Th scope="row" fw={400} maw={280}>
                  {isDone && outcome !== 'failed' ? (
                    <PageLink to={`/products?search=${encodeURIComponent(name ?? '')}`} inherit>
                      {name}
                    </PageLink>
                  ) : (
                    name
                  )}
                  <Text size="xs" c="dimmed" truncate>
                    {slug}
                  </Text>
                </Table.Th>
                <Table.Td className={list.numeric}>{format.number(variants ?? 0)}</Table.Td>
                <Table.Td>
                  <OutcomeBadge outcome={outcome} />
                </Table.Td>
                <Table.Td>{changeNames(changes)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {products.length >= 100 && (
        <Text size="sm" c="dimmed" px="md" pb="md">
          These are the first {format.number(products.length)} products.
        </Text>
      )}
    </Panel>
  );
}
