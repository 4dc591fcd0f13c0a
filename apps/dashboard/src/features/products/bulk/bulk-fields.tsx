import { Autocomplete, Checkbox, MultiSelect, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../app/format.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import { useCategoryNames } from '../../categories/use-tree.ts';
import { namesOf, tagsQuery, useBrands, useRibbons } from '../form/settings/suggestions.ts';
import { priceRange } from '../list/product-summary.ts';
import type { ProductView } from '../product.ts';
import { type BulkDraft, isAboutAmounts, previewAmount, type Way, ways, waysOf } from './bulk-change.ts';

const texts = words.bulkProducts;

type BulkFieldsProps = {
  draft: BulkDraft;
  examples: ProductView[];
  error: string | null;
  onChange: (draft: BulkDraft) => void;
};

/** The remaining details of the change. */
export function BulkFields(props: BulkFieldsProps) {
  const { draft } = props;
  if (isAboutAmounts(draft.action)) return <AmountFields {...props} />;
  if (draft.action.endsWith('CATEGORIES')) return <CategoryFields {...props} />;
  if (draft.action.endsWith('TAGS')) return <TagFields {...props} />;
  if (draft.action === 'BRAND' || draft.action === 'RIBBON') return <NameField {...props} />;
  return <Text size="sm">{draft.action === 'SHOW' ? texts.showText : texts.hideText}</Text>;
}

function AmountFields({ draft, examples, error, onChange }: BulkFieldsProps) {
  const format = useFormat();
  const set = (change: Partial<BulkDraft>) => onChange({ ...draft, ...change });
  const isPercent = draft.way.endsWith('PERCENT');
  const sign = isPercent ? '%' : format.currencySymbol();
  const unit = draft.action === 'WEIGHT' ? undefined : sign;
  const choices = waysOf(draft.action);
  return (
    <Stack gap="sm">
      {choices.length > 1 && (
        <NativeSelect
          label={texts.how}
          value={draft.way}
          onChange={({ currentTarget: { value } }) => set({ way: value as Way })}
          data={choices.map((way) => ({ value: way, label: ways[way] }))}
        />
      )}
      <TextInput
        label={amountLabel(draft)}
        leftSection={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
        value={draft.amount}
        error={error}
        onChange={({ currentTarget: { value } }) => set({ amount: value })}
      />
      {draft.way !== 'SET' && (
        <Checkbox
          label={texts.round}
          checked={draft.isRounded}
          onChange={({ currentTarget: { checked } }) => set({ isRounded: checked })}
        />
      )}
      {(draft.action === 'PRICE' || draft.action === 'SALE') && <Preview draft={draft} examples={examples} />}
    </Stack>
  );
}

function amountLabel({ action, way }: BulkDraft): string {
  if (way.endsWith('PERCENT')) return texts.percent;
  return action === 'WEIGHT' ? texts.actions.WEIGHT : texts.amount;
}

/** `€12.00 – €18.00`, or a message if an amount is not possible. */
function rangeText(lowest: string | null, highest: string | null, money: (amount: string) => string): string {
  if (lowest === null || highest === null) return texts.examples.notPossible;
  return lowest === highest ? money(lowest) : `${money(lowest)} – ${money(highest)}`;
}

const EXAMPLES = 4;

/** Some of the products with their current and new prices. */
function Preview({ draft, examples }: Pick<BulkFieldsProps, 'draft' | 'examples'>) {
  const format = useFormat();
  const { currency = 'USD' } = useSession().site;
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const next = (amount: string | undefined) => (amount === undefined ? null : previewAmount(amount, draft, digits));
  if (draft.amount.trim() === '' || examples.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {texts.examples.title}
      </Text>
      <Table withTableBorder aria-label={texts.examples.table} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.examples.product}</Table.Th>
            <Table.Th scope="col" ta="end">
              {texts.examples.now}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {texts.examples.next}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {examples.slice(0, EXAMPLES).map((product) => {
            const range =
              draft.action === 'SALE'
                ? (product.compareAtPriceRange ?? product.actualPriceRange)
                : product.actualPriceRange;
            const [lowest, highest] = [next(range?.minValue?.amount), next(range?.maxValue?.amount)];
            return (
              <Table.Tr key={product.id}>
                <Table.Td>{product.name}</Table.Td>
                <Table.Td ta="end">{priceRange(product, format)}</Table.Td>
                <Table.Td ta="end" fw={600}>
                  {rangeText(lowest, highest, format.money)}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function CategoryFields({ draft, error, onChange }: BulkFieldsProps) {
  const names = useCategoryNames();
  return (
    <MultiSelect
      label={texts.categories}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': texts.removeAll }}
      maxValues={5}
      limit={50}
      placeholder={draft.categoryIds.length === 0 ? texts.chooseSome : undefined}
      data={Array.from(names ?? [], ([value, label]) => ({ value, label }))}
      value={draft.categoryIds}
      error={error}
      onChange={(categoryIds) => onChange({ ...draft, categoryIds })}
    />
  );
}

function TagFields({ draft, error, onChange }: BulkFieldsProps) {
  const tags = useQuery(tagsQuery);
  return (
    <TagsField
      label={texts.tags}
      maxLength={50}
      maxTags={20}
      placeholder={draft.tags.length === 0 ? texts.tagsExample : undefined}
      acceptValueOnBlur
      data={namesOf(tags.data?.filter(({ exposure }) => exposure === 'PUBLIC'))}
      limit={8}
      value={draft.tags}
      error={error}
      onChange={(value) => onChange({ ...draft, tags: value })}
    />
  );
}

function NameField({ draft, error, onChange }: BulkFieldsProps) {
  const brands = useBrands();
  const ribbons = useRibbons();
  const isBrand = draft.action === 'BRAND';
  return (
    <Autocomplete
      label={isBrand ? texts.actions.BRAND : texts.actions.RIBBON}
      description={texts.nameText}
      maxLength={isBrand ? 50 : 30}
      data={namesOf(isBrand ? brands : ribbons)}
      limit={8}
      value={draft.name}
      error={error}
      onChange={(name) => onChange({ ...draft, name })}
    />
  );
}
