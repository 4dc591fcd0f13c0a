import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import { UserFacingError } from '../../../ui/user-facing-error.ts';
import type { OrderView } from '../order.ts';
import { idsOfNames, knownTagsQuery, MOST_TAGS, type TagNames, tagChange, tagIdsOf } from './order-tags.ts';

type TagsDialogProps = { order: OrderView; names: TagNames; opened: boolean; onClose: () => void };

/** Gives an order tags, and takes them away; an unknown name creates a tag. */
export function TagsDialog({ order, opened, onClose, ...rest }: TagsDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={`Tags of order ${order.number}`}>
      {opened && <TagsForm order={order} onClose={onClose} {...rest} />}
    </FormDialog>
  );
}

function TagsForm({ order, names, onClose }: Omit<TagsDialogProps, 'opened'>) {
  const { data: known = [] } = useQuery(knownTagsQuery);
  const offered = (exposure: string) => known.filter((tag) => tag.exposure === exposure).map(({ name }) => name ?? '');
  const form = useEntityForm({
    entity: names,
    read: (now) => now,
    wire: { codes: { TAGS_LIMIT_EXCEEDED: { text: 'This site has no room for further tags. Use one that exists.' } } },
    save: async (wanted) => saveTags(order, wanted),
    saved: () => 'The tags were saved',
    onDone: onClose,
    refresh: [['orders'], ['tags']],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TagsField
        label="Tags"
        description="Type and press Enter. The customer’s apps can read these."
        data={offered('PUBLIC')}
        maxLength={50}
        maxTags={MOST_TAGS}
        data-autofocus
        {...form.input('tags')}
      />
      <TagsField
        label="Private tags"
        description="Only your team and its apps see them."
        data={offered('PRIVATE')}
        maxLength={50}
        maxTags={MOST_TAGS}
        {...form.input('privateTags')}
      />
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}

async function saveTags(order: OrderView, wanted: TagNames): Promise<void> {
  const change = tagChange(tagIdsOf(order), await idsOfNames(wanted));
  const isSame = Object.values(change).every(({ tags, privateTags }) =>
    [tags, privateTags].every(({ tagIds }) => tagIds.length === 0),
  );
  if (isSame) return;
  const { results = [] } = await api.orders.bulkUpdateOrderTags({ orderIds: [order.id ?? ''], ...change });
  const failure = results.find(({ itemMetadata }) => !itemMetadata?.success)?.itemMetadata?.error;
  if (failure) throw new UserFacingError(failure.description ?? 'The tags couldn’t be saved.');
}
