import { notifications } from '@mantine/notifications';
import { IconPercentage, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.ts';
import { useFormat } from '../../../../app/format.ts';
import { type Need, useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { confirmFirst } from '../../../../ui/confirm.tsx';
import { explain } from '../../../../ui/explain.ts';
import { counted, type Selected } from '../../../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../../../ui/list/selection-bar.tsx';
import { offerUndo } from '../../../../ui/undo-message.tsx';
import { asTaxed, type Place, TAX } from '../queries.ts';
import { SameRateDialog } from './same-rate-dialog.tsx';

const texts = words.taxPlaces;

const rateNeeds: readonly Need[] = ['taxRates.saveTaxRates'];
const removeNeeds: readonly Need[] = ['taxRates.removeTaxRegions'];
export const bulkNeeds = [rateNeeds, removeNeeds];

/** The actions for the marked places. */
export function PlaceActions({ selected }: { selected: Selected<Place> }) {
  const may = useMay();
  const [isRating, setIsRating] = useState(false);
  const { items, nouns, count, clear } = selected;
  const places = counted(count, nouns, useFormat());
  const removing = useRemoval(clear);
  const confirm = () =>
    confirmFirst({
      title: texts.stop.title(places),
      text: texts.stop.text,
      confirm: texts.stop.button,
      onConfirm: () => removing.mutate({ items, text: texts.stop.done(places) }),
    });
  return (
    <>
      <SelectionBar selected={selected}>
        {rateNeeds.every(may) && (
          <BulkButton icon={<IconPercentage size={16} aria-hidden />} onClick={() => setIsRating(true)} isMain>
            {texts.sameRate.set}
          </BulkButton>
        )}
        {removeNeeds.every(may) && (
          <BulkButton
            icon={<IconTrash size={16} aria-hidden />}
            onClick={confirm}
            isDangerous
            isBusy={removing.isPending}
          >
            {texts.stop.button}
          </BulkButton>
        )}
      </SelectionBar>
      <SameRateDialog
        opened={isRating}
        places={items}
        label={places}
        onClose={() => setIsRating(false)}
        onDone={clear}
      />
    </>
  );
}

/** Removes places, and puts them back with all of their rates if asked to. */
function useRemoval(onRemoved: () => void) {
  const queryClient = useQueryClient();
  const onError = (error: unknown) => {
    const { title, detail } = explain(error);
    notifications.show({ color: 'red', title, message: detail });
  };
  const onSettled = () => queryClient.invalidateQueries({ queryKey: TAX });
  const undoing = useMutation({
    mutationFn: (items: Place[]) => api.taxRates.saveTaxRates({ places: items.map(asTaxed) }),
    onError,
    onSettled,
  });
  return useMutation({
    mutationFn: ({ items }: { items: Place[]; text: string }) =>
      api.taxRates.removeTaxRegions({ taxRegionIds: items.map(({ id }) => id ?? '') }),
    onSuccess: (_, { items, text }) => {
      offerUndo({ text, onUndo: () => undoing.mutate(items), autoClose: 10_000 });
      onRemoved();
    },
    onError,
    onSettled,
  });
}
