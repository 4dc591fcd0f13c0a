import { Alert, Button, Checkbox, Group, ScrollArea, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { SHIPPING_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.ts';
import { type Format, useFormat } from '../../../../app/format.ts';
import { words } from '../../../../app/words.ts';
import { explain } from '../../../../ui/explain.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { partNames, placeTitle, type RateSet, TAX, type TaxSetup } from '../queries.ts';
import { changedPlaces, keyOf, type PlaceChange, placesOf, summaryOf } from './set-places.ts';

const texts = words.taxRateSets;

type SetPreviewProps = { set: RateSet; home: string | null; setup: TaxSetup; onClose: () => void };

/** What a set would change, place by place, each of which can be left out. */
export function SetPreview({ set, home, onClose }: SetPreviewProps) {
  const all = placesOf(set, home);
  const preview = useQuery({
    queryKey: [...TAX, 'preview', set.id, home],
    queryFn: async () => {
      const [{ changes = [] }, names] = await Promise.all([
        api.taxRates.previewTaxRates({ places: all }),
        partNames(all),
      ]);
      return { places: changedPlaces(changes), names };
    },
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (keys: ReadonlySet<string>) =>
      api.taxRates.saveTaxRates({ places: all.filter((place) => keys.has(keyOf(place))) }),
    onSuccess: (_, keys) => {
      notifications.show({
        color: 'green',
        message: texts.saved(keys.size),
      });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: TAX }),
  });
  if (preview.isError) return <Failure error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <ListSkeleton />;
  const { places, names } = preview.data;
  const chosen = places.filter(({ key }) => !left.has(key));
  const toggle = (key: string) => setLeft(left.has(key) ? without(left, key) : new Set([...left, key]));
  const changing = chosen.filter(({ kind }) => kind !== 'same');
  return (
    <>
      <Text size="sm" fw={600} role="status">
        {summaryOf(chosen)}
      </Text>
      <ScrollArea.Autosize mah="40vh" type="auto" viewportProps={{ tabIndex: 0 }}>
        <PreviewTable
          places={places}
          titleOf={(place) => placeTitle(place.changes[0] ?? {}, names)}
          isChosen={({ key }) => !left.has(key)}
          isAll={left.size === 0}
          onAll={() => setLeft(new Set(left.size === 0 ? places.map(({ key }) => key) : []))}
          onToggle={({ key }) => toggle(key)}
        />
      </ScrollArea.Autosize>
      {saving.isError && (
        <Alert color="red" role="alert">
          {explain(saving.error).detail}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {words.forms.cancel}
        </Button>
        <Button
          loading={saving.isPending}
          disabled={changing.length === 0}
          onClick={() => saving.mutate(new Set(chosen.map(({ key }) => key)))}
        >
          {texts.use}
        </Button>
      </Group>
    </>
  );
}

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((one) => one !== key));

type PreviewTableProps = {
  places: readonly PlaceChange[];
  titleOf: (place: PlaceChange) => string;
  isChosen: (place: PlaceChange) => boolean;
  isAll: boolean;
  onAll: () => void;
  onToggle: (place: PlaceChange) => void;
};

function PreviewTable({ places, titleOf, isChosen, isAll, onAll, onToggle }: PreviewTableProps) {
  const format = useFormat();
  return (
    <Table aria-label={texts.changes} stickyHeader>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={40}>
            <Checkbox
              aria-label={texts.allPlaces}
              checked={isAll}
              indeterminate={!isAll && places.some(isChosen)}
              onChange={onAll}
            />
          </Table.Th>
          <Table.Th scope="col">{words.taxPlaces.place}</Table.Th>
          <Table.Th scope="col">{words.taxPlaces.products}</Table.Th>
          <Table.Th scope="col">{words.taxPlaces.delivery}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {places.map((place) => (
          <Table.Tr key={place.key}>
            <Table.Td>
              <Checkbox aria-label={titleOf(place)} checked={isChosen(place)} onChange={() => onToggle(place)} />
            </Table.Td>
            <Table.Th scope="row" fw={400}>
              {titleOf(place)}
            </Table.Th>
            <Table.Td>{changeText(place, false, format)}</Table.Td>
            <Table.Td>{changeText(place, true, format)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** `19%`, or `16% → 19%` where a rate changes. */
function changeText({ changes, kind }: PlaceChange, isDelivery: boolean, { percent }: Format): string {
  const change = changes.find(({ taxGroupId }) => (taxGroupId === SHIPPING_TAX_GROUP_ID) === isDelivery);
  if (!change) return kind === 'new' ? words.taxPlaces.notTaxed : texts.same;
  const after = percent(Number(change.after));
  if (kind === 'new') return after;
  const before = typeof change.before === 'string' ? percent(Number(change.before)) : words.taxPlaces.notTaxed;
  return before === after ? texts.unchanged(after) : `${before} → ${after}`;
}
