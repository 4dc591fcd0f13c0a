import { Alert, Button, Drawer, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { explain } from '../../../ui/explain.ts';
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

type BulkDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** How many products are changed, and how the server is told of them. */
  count: number;
  matching: Matching;
  /** Some of them, to show what comes of it. */
  examples: ProductView[];
  /** All of them as they are now; null where they are more than the page knows. */
  known: ProductView[] | null;
};

/** What changes take beside that of products. */
const furtherNeeds: Partial<Record<BulkAction, readonly Need[]>> = {
  COST: ['WIX_STORES.PRODUCT_MERCHANT_DATA_READ'],
  BRAND: ['brands.getOrCreateBrand'],
  RIBBON: ['ribbons.getOrCreateRibbon'],
  ADD_TAGS: ['tags.bulkGetOrCreateTags'],
  REMOVE_TAGS: ['tags.bulkGetOrCreateTags'],
};

/** Changes one thing of many products at once, after showing what comes of it. */
export function BulkDrawer({ isOpen, onClose, count, matching, examples, known }: BulkDrawerProps) {
  const [draft, setDraft] = useState(() => newBulkDraft('PRICE'));
  const [hasTried, setHasTried] = useState(false);
  const [undo, setUndo] = useState<BulkCall[] | null>(null);
  const may = useMay();
  const actions = (Object.keys(bulkActions) as BulkAction[]).filter((action) =>
    (furtherNeeds[action] ?? []).every(may),
  );
  const format = useFormat();
  const job = useBulkJob();
  const start = useMutation({
    mutationFn: async () => {
      setUndo(known && undoCalls(draft, known));
      job.follow(await begin(draft, matching));
    },
  });
  const undoing = useMutation({
    mutationFn: async (calls: BulkCall[]) => {
      setUndo(null);
      for (const each of calls) job.follow(present((await call(each)).jobId, 'job id'));
    },
  });
  const problem = bulkProblem(draft);
  const isByTags = draft.action.endsWith('TAGS');
  const isImpossible = isByTags && matching.search !== undefined;
  const close = () => {
    onClose();
    if (job.state?.outcome) {
      job.forget();
      setDraft(newBulkDraft(draft.action));
    }
  };
  const choose = (action: BulkAction) => {
    setDraft(newBulkDraft(action));
    setHasTried(false);
    start.reset();
  };
  const apply = () => {
    setHasTried(true);
    if (!problem && !isImpossible) start.mutate();
  };
  const products = `${format.number(count)} ${count === 1 ? 'product' : 'products'}`;
  return (
    <Drawer opened={isOpen} onClose={close} position="right" size="md" title={`Change ${products}`}>
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
        <Stack gap="md">
          <NativeSelect
            label="What to change"
            value={draft.action}
            onChange={({ currentTarget: { value } }) => choose(value as BulkAction)}
            data={actions.map((value) => ({ value, label: bulkActions[value] }))}
          />
          <BulkFields draft={draft} examples={examples} error={hasTried ? problem : null} onChange={setDraft} />
          {isImpossible && (
            <Text size="sm" c="dimmed" role="status">
              Tags cannot be changed for all that match a search. Select the products, or use filters in place of words.
            </Text>
          )}
          {start.isError && (
            <Alert color="red" role="alert" title={explain(start.error).title}>
              {explain(start.error).detail}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button onClick={apply} loading={start.isPending} disabled={isImpossible}>
              Change {products}
            </Button>
          </Group>
        </Stack>
      )}
    </Drawer>
  );
}

async function begin(draft: BulkDraft, matching: Matching): Promise<string> {
  const name = draft.name.trim();
  const isOf = (action: BulkAction) => draft.action === action && name !== '';
  const ids = {
    brandId: isOf('BRAND') ? ((await api.brands.getOrCreateBrand({ brandName: name })).brand?.id ?? null) : null,
    ribbonId: isOf('RIBBON') ? ((await api.ribbons.getOrCreateRibbon({ ribbonName: name })).ribbon?.id ?? null) : null,
    tagIds: await tagIds(draft.tags, 'PUBLIC'),
  };
  const { jobId } = await call(bulkCall(draft, matching, ids));
  return present(jobId, 'job id');
}

/** Each operation has a request of its own: the two belong together. */
function call({ operation, request }: BulkCall): Promise<{ jobId?: string }> {
  const run = api.productsV3[operation] as (request: BulkCall['request']) => Promise<{ jobId?: string }>;
  return run(request);
}
