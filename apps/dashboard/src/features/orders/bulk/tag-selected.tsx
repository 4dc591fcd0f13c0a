import { useDisclosure } from '@mantine/hooks';
import { IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { BulkButton } from '../../../ui/list/selection-bar.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import type { OrderView } from '../order.ts';
import { idsOfNames, knownTagsQuery, MOST_TAGS, tagIdsOf } from '../tags/order-tags.ts';
import { outcomeOf } from './bulk-outcome.ts';
import type { BulkChange, useBulkChange } from './use-bulk-change.tsx';

const texts = words.orderBulk;

export const tagNeeds: readonly Need[] = ['orders.bulkUpdateOrderTags', 'tags.queryTags', 'tags.bulkGetOrCreateTags'];

type TagSelectedProps = { orders: readonly OrderView[]; bulk: ReturnType<typeof useBulkChange> };

/** Gives marked orders tags of the team, and takes some away. */
export function TagSelected({ orders, bulk: { start, isChanging } }: TagSelectedProps) {
  const may = useMay();
  const [isOpen, dialog] = useDisclosure(false);
  if (!tagNeeds.every(may)) return null;
  return (
    <>
      <BulkButton icon={<IconTags size={16} aria-hidden />} onClick={dialog.open} isBusy={isChanging}>
        {texts.tag.button}
      </BulkButton>
      <FormDialog opened={isOpen} onClose={dialog.close} title={texts.tag.title}>
        {isOpen && <TagForm orders={orders} onStart={start} onClose={dialog.close} />}
      </FormDialog>
    </>
  );
}

type TagFormProps = { orders: readonly OrderView[]; onStart: (change: BulkChange) => void; onClose: () => void };

function TagForm({ orders, onStart, onClose }: TagFormProps) {
  const { data: known = [] } = useQuery(knownTagsQuery);
  const given = new Set(orders.flatMap((order) => Object.values(tagIdsOf(order)).flat()));
  const namesOf = (tags: typeof known) => tags.map(({ name }) => name ?? '');
  const form = useEntityForm({
    entity: null,
    read: () => ({ added: [] as string[], removed: [] as string[] }),
    validate: ({ added, removed }) => ({
      added: added.length + removed.length === 0 ? texts.tag.none : null,
    }),
    wire: { codes: { TAGS_LIMIT_EXCEEDED: { text: texts.tag.noRoom } } },
    save: async ({ added, removed }) => {
      const { privateTags } = await idsOfNames({ tags: [], privateTags: added });
      const taken = known.filter(({ name }) => removed.includes(name ?? '')).map(({ id }) => id ?? '');
      onStart({ outcome: texts.outcomes.changed, run: () => changeTags(orders, privateTags, taken) });
    },
    onDone: onClose,
    refresh: [['tags']],
  });
  return (
    <Form form={form}>
      <TagsField
        label={texts.tag.add}
        description={texts.tag.addText}
        data={namesOf(known.filter(({ exposure }) => exposure === 'PRIVATE'))}
        maxLength={50}
        maxTags={MOST_TAGS}
        data-autofocus
        {...form.input('added')}
      />
      {given.size > 0 && (
        <TagsField
          label={texts.tag.remove}
          description={texts.tag.removeText}
          data={namesOf(known.filter(({ id }) => given.has(id ?? '')))}
          maxLength={50}
          maxTags={MOST_TAGS}
          {...form.input('removed')}
        />
      )}
      <FormEnd form={form}>{texts.tag.title}</FormEnd>
    </Form>
  );
}

async function changeTags(orders: readonly OrderView[], added: string[], removed: string[]) {
  const { results } = await api.orders.bulkUpdateOrderTags({
    orderIds: orders.map(({ id }) => id ?? ''),
    assignTags: { privateTags: { tagIds: added } },
    unassignTags: { tags: { tagIds: removed }, privateTags: { tagIds: removed } },
  });
  return outcomeOf(orders, results);
}
