import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { failureText, loadFailureTexts } from '../../../app/failure-texts.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import { UserFacingError } from '../../../ui/user-facing-error.ts';
import type { OrderView } from '../order.ts';
import { idsOfNames, knownTagsQuery, MOST_TAGS, type TagNames, tagChange, tagIdsOf } from './order-tags.ts';

const texts = words.orderTags;

type TagsDialogProps = { order: OrderView; names: TagNames; opened: boolean; onClose: () => void };

/** Gives an order tags, and takes them away; an unknown name creates a tag. */
export function TagsDialog({ order, opened, onClose, ...rest }: TagsDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.ofOrder(order.number ?? '')}>
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
    wire: { codes: { TAGS_LIMIT_EXCEEDED: { text: texts.noRoom } } },
    save: async (wanted) => saveTags(order, wanted),
    saved: () => texts.saved,
    onDone: onClose,
    refresh: [['orders'], ['tags']],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TagsField
        label={texts.title}
        description={texts.tagsText}
        data={offered('PUBLIC')}
        maxLength={50}
        maxTags={MOST_TAGS}
        data-autofocus
        {...form.input('tags')}
      />
      <TagsField
        label={texts.privateTags}
        description={texts.privateTagsText}
        data={offered('PRIVATE')}
        maxLength={50}
        maxTags={MOST_TAGS}
        {...form.input('privateTags')}
      />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
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
  if (!failure) return;
  await loadFailureTexts();
  throw new UserFacingError(failureText(failure.code ?? '') ?? texts.notSaved);
}
