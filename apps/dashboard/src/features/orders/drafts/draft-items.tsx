import { Button, Group, Stack, Text } from '@mantine/core';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import type { Variant } from '../../pay-links/pay-link.ts';
import { VariantSearch } from '../../pay-links/variant-search.tsx';
import { CustomItemDialog } from './custom-item-dialog.tsx';
import type { DraftView } from './draft.ts';
import { DraftLineRow } from './draft-line.tsx';
import { useDraftChange } from './queries.ts';

const texts = words.orderDrafts;

const [STORES_APP_ID = ''] = storesAppIds;

/** The lines of a draft: their quantities and prices can be changed, and others added. */
export function DraftItems({ draft }: { draft: DraftView }) {
  const draftOrderId = draft.id ?? '';
  const [isAdding, setIsAdding] = useState(false);
  const { run, problem } = useDraftChange(draftOrderId);
  const lines = draft.lineItems ?? [];
  const add = ({ variantId, id, productData }: Variant) =>
    run(() =>
      api.draftOrders.addLineItemsToDraftOrder({
        draftOrderId,
        catalogLineItems: [
          {
            quantity: 1,
            catalogReference: {
              appId: STORES_APP_ID,
              catalogItemId: productData?.productId ?? '',
              options: { variantId: variantId ?? id },
            },
          },
        ],
      }),
    );
  return (
    <Panel title={texts.items} flush>
      {lines.length === 0 && (
        <Text size="sm" c="dimmed" px="md" pb="md">
          {texts.lines.none}
        </Text>
      )}
      <ul className={list.cards}>
        {lines.map((line) => (
          <li key={line.lineItem?.id} className={list.card}>
            <DraftLineRow draft={draft} line={line} />
          </li>
        ))}
      </ul>
      <Stack p="md" gap="sm">
        <Group align="flex-end" gap="sm">
          <div style={{ flex: '1 1 240px' }}>
            <VariantSearch onChoose={add} />
          </div>
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
            {texts.custom.title}
          </Button>
        </Group>
        {problem && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
      <CustomItemDialog draft={draft} opened={isAdding} onClose={() => setIsAdding(false)} />
    </Panel>
  );
}
