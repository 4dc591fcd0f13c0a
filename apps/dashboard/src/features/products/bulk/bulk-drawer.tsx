import { NativeSelect, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { tagIds } from '../form/save-product.ts';
import type { Matching } from '../list/product-search.ts';
import type { ProductView } from '../product.ts';
import {
  type BulkAction,
  type BulkCall,
  type BulkDraft,
  bulkActions,
  bulkCall,
  bulkProblem,
  newBulkDraft,
  undoCalls,
} from './bulk-change.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { useBulkJob } from './use-bulk-job.ts';

const texts = words.bulkProducts;

type BulkDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The number of products to change, and the filter that selects them on the server. */
  count: number;
  matching: Matching;
  /** Some of the products, to preview the result. */
  examples: ProductView[];
  /** All of them in their current state; null if the page has not loaded all of them. */
  known: ProductView[] | null;
};

/** Permissions that actions need in addition to those for products. */
const furtherNeeds: Partial<Record<BulkAction, readonly Need[]>> = {
  COST: ['WIX_STORES.PRODUCT_MERCHANT_DATA_READ'],
  ADD_TAGS: ['tags.bulkGetOrCreateTags'],
  REMOVE_TAGS: ['tags.bulkGetOrCreateTags'],
};

/** Changes one property of many products at once, after a preview of the result. */
export function BulkDrawer({ isOpen, onClose, count, matching, examples, known }: BulkDrawerProps) {
  const [undo, setUndo] = useState<BulkCall[] | null>(null);
  // nothing is chosen at first: a price set by mistake would be set everywhere
  const [isChosen, setIsChosen] = useState(false);
  const may = useMay();
  const actions = (Object.keys(bulkActions) as BulkAction[]).filter((action) =>
    (furtherNeeds[action] ?? []).every(may),
  );
  const job = useBulkJob();
  const form = useEntityForm({
    entity: null,
    read: () => newBulkDraft('PRICE'),
    validate: (draft) => ({ choice: bulkProblem(draft) }),
    wire: { isWhole: true },
    save: (draft) => {
      setUndo(known && undoCalls(draft, known));
      return begin(draft, matching);
    },
    onSaved: job.follow,
    isQuick: true,
  });
  const { values: draft, errors } = form;
  const undoing = useMutation({
    mutationFn: async (calls: BulkCall[]) => {
      setUndo(null);
      for (const each of calls) job.follow(present((await call(each)).jobId, 'job id'));
    },
  });
  const isByTags = draft.action.endsWith('TAGS');
  const isImpossible = isByTags && matching.search !== undefined;
  const close = () => {
    onClose();
    if (job.state?.outcome) {
      job.forget();
      choose(draft.action);
    }
  };
  const choose = (action: BulkAction) => {
    form.reset();
    form.change(() => newBulkDraft(action));
  };
  return (
    <FormDrawer opened={isOpen} onClose={close} title={texts.title(count)}>
      {job.state ? (
        <BulkProgress
          state={job.state}
          undo={undo && undo.length > 0 ? () => undoing.mutate(undo) : null}
          onStop={() => void job.cancel()}
          onDone={close}
          onMore={() => {
            job.forget();
            choose(draft.action);
          }}
        />
      ) : (
        <Form form={form}>
          <NativeSelect
            label={texts.what}
            value={isChosen ? draft.action : ''}
            onChange={({ currentTarget: { value } }) => {
              setIsChosen(value !== '');
              if (value !== '') choose(value as BulkAction);
            }}
            data={[
              { value: '', label: texts.choose },
              ...actions.map((value) => ({ value, label: bulkActions[value] })),
            ]}
          />
          {isChosen && (
            <BulkFields
              draft={draft}
              examples={examples}
              error={errors.choice ?? null}
              onChange={(changed) => form.change(() => changed)}
            />
          )}
          {isImpossible && (
            <Text size="sm" c="dimmed" role="status">
              {texts.tagsBySearch}
            </Text>
          )}
          <FormEnd form={form} isReady={isChosen && !isImpossible}>
            {texts.title(count)}
          </FormEnd>
        </Form>
      )}
    </FormDrawer>
  );
}

async function begin(draft: BulkDraft, matching: Matching): Promise<string> {
  const { jobId } = await call(bulkCall(draft, matching, await tagIds(draft.tags, 'PUBLIC')));
  return present(jobId, 'job id');
}

/** Each operation has its own request type, so the two always match. */
function call({ operation, request }: BulkCall): Promise<{ jobId?: string }> {
  const run = api.productsV3[operation] as (request: BulkCall['request']) => Promise<{ jobId?: string }>;
  return run(request);
}
