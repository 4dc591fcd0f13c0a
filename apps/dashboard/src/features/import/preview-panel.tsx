import { Table, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { changeNames } from './change-names.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import type { ImportView } from './queries.ts';

const texts = words.importing;

/** The first products of the file, with the outcome for each. */
export function PreviewPanel({ one, isDone }: { one: ImportView; isDone: boolean }) {
  const format = useFormat();
  const products = one.preview ?? [];
  if (products.length === 0) return null;
  return (
    <Panel title={isDone ? texts.preview.products : texts.preview.title} flush>
      <Table.ScrollContainer minWidth={560}>
        <Table verticalSpacing="xs" horizontalSpacing="md" aria-label={texts.preview.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{texts.row}</Table.Th>
              <Table.Th scope="col">{texts.product}</Table.Th>
              <Table.Th scope="col" className={list.numeric}>
                {texts.preview.variants}
              </Table.Th>
              <Table.Th scope="col">{texts.preview.outcome}</Table.Th>
              <Table.Th scope="col">{texts.preview.changes}</Table.Th>
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
          {texts.preview.first(format.number(products.length))}
        </Text>
      )}
    </Panel>
  );
}
