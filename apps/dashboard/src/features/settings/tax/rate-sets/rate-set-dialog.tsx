import { Alert, Anchor, Group, Modal, Radio, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../../app/format.ts';
import { useSession } from '../../../../app/session.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { type RateSet, rateSetsQuery, type TaxSetup, taxSettingsQuery } from '../queries.ts';
import { SetPreview } from './set-preview.tsx';

type RateSetDialogProps = { opened: boolean; setup: TaxSetup; onClose: () => void };

/** Starts with ready-made rates, after a look at what they would change. */
export function RateSetDialog({ opened, setup, onClose }: RateSetDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Ready-made rates" size="xl">
      {opened && <Sets setup={setup} onClose={onClose} />}
    </Modal>
  );
}

const setNames: Record<NonNullable<RateSet['id']>, string> = {
  eu: 'European Union',
  gb: 'United Kingdom',
  ca: 'Canada',
  us: 'United States',
};

function Sets({ setup, onClose }: Omit<RateSetDialogProps, 'opened'>) {
  const sets = useQuery(rateSetsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  if (sets.isError) return <Failure error={sets.error} onRetry={() => void sets.refetch()} />;
  if (!sets.data) return <ListSkeleton />;
  const set = sets.data.find(({ id }) => id === chosen);
  return (
    <Stack>
      <Radio.Group label="Where" value={chosen} onChange={setChosen}>
        <Group mt="xs">
          {sets.data.map(({ id = 'eu' }) => (
            <Radio key={id} value={id} label={setNames[id]} />
          ))}
        </Group>
      </Radio.Group>
      {set ? (
        <ChosenSet key={set.id} set={set} setup={setup} onClose={onClose} />
      ) : (
        <Text size="sm" c="dimmed">
          The usual rates, with the day on which they were true and their source. You’ll see what would change before
          anything does.
        </Text>
      )}
    </Stack>
  );
}

function ChosenSet({ set, setup, onClose }: { set: RateSet } & Omit<RateSetDialogProps, 'opened'>) {
  const { site } = useSession();
  const { date, country } = useFormat();
  const countries = (set.places ?? []).flatMap((place) => place.country ?? []);
  // a small business may charge its own rate in all of the union
  const [home, setHome] = useState<string | null>(null);
  const { source } = set;
  return (
    <>
      <Text size="sm">
        {`True on ${set.asOf ? date(set.asOf) : ''}, according to `}
        <Anchor href={source?.url} target="_blank" rel="noreferrer" inherit underline="always">
          {source?.name}
        </Anchor>
        . These are the general rates: goods such as books or food may have others. Check them before you sell.
      </Text>
      <PricesHint included={set.taxIncludedInPrices ?? false} />
      {set.id === 'eu' && (
        <Radio.Group
          label="Which rates"
          value={home === null ? 'each' : 'own'}
          onChange={(value) => setHome(value === 'each' ? null : ownCountry(countries, site.country))}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="each"
              label="Each country’s own"
              description="Needed once you sell more than 10,000 EUR a year to other countries of the union."
            />
            <Radio value="own" label="Those of your country everywhere" description="For smaller businesses." />
          </Stack>
        </Radio.Group>
      )}
      {home !== null && (
        <Select
          label="Your country"
          data={countries.map((code) => ({ value: code, label: country(code) }))}
          searchable
          allowDeselect={false}
          value={home}
          onChange={(code) => setHome(code ?? home)}
        />
      )}
      <SetPreview key={home} set={set} home={home} setup={setup} onClose={onClose} />
    </>
  );
}

const ownCountry = (countries: readonly string[], ours: string | null | undefined): string =>
  countries.find((code) => code === ours) ?? countries[0] ?? '';

/** What is said where prices are usually entered in the other way there. */
function PricesHint({ included }: { included: boolean }) {
  const { data } = useQuery(taxSettingsQuery);
  if (!data || (data.taxIncludedInItemPrices ?? false) === included) return null;
  return (
    <Alert color="yellow">
      {included
        ? 'Prices there usually include tax, and yours don’t. You can change that under “Your prices”.'
        : 'Prices there usually have the tax added at the checkout, and yours include it. You can change that under “Your prices”.'}
    </Alert>
  );
}
