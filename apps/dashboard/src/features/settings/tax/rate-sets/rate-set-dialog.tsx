import { Alert, Anchor, Group, Modal, Radio, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../../app/format.ts';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { TextWithLink } from '../../../../ui/text-with-link.tsx';
import { type RateSet, rateSetsQuery, type TaxSetup, taxSettingsQuery } from '../queries.ts';
import { SetPreview } from './set-preview.tsx';

const texts = words.taxRateSets;

type RateSetDialogProps = { opened: boolean; setup: TaxSetup; onClose: () => void };

/** Starts with ready-made rates, after a look at what they would change. */
export function RateSetDialog({ opened, setup, onClose }: RateSetDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title} size="xl">
      {opened && <Sets setup={setup} onClose={onClose} />}
    </Modal>
  );
}

const setNames: Record<NonNullable<RateSet['id']>, string> = {
  eu: texts.sets.eu,
  gb: texts.sets.gb,
  ca: texts.sets.ca,
  us: texts.sets.us,
};

function Sets({ setup, onClose }: Omit<RateSetDialogProps, 'opened'>) {
  const sets = useQuery(rateSetsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  if (sets.isError) return <Failure error={sets.error} onRetry={() => void sets.refetch()} />;
  if (!sets.data) return <ListSkeleton />;
  const set = sets.data.find(({ id }) => id === chosen);
  return (
    <Stack>
      <Radio.Group label={texts.where} value={chosen} onChange={setChosen}>
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
          {texts.text}
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
        <TextWithLink
          text={texts.asOf(set.asOf ? date(set.asOf) : '', source?.name ?? '')}
          link={(name) => (
            <Anchor href={source?.url} target="_blank" rel="noreferrer" inherit underline="always">
              {name}
            </Anchor>
          )}
        />
      </Text>
      <PricesHint included={set.taxIncludedInPrices ?? false} />
      {set.id === 'eu' && (
        <Radio.Group
          label={texts.which}
          value={home === null ? 'each' : 'own'}
          onChange={(value) => setHome(value === 'each' ? null : ownCountry(countries, site.country))}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="each" label={texts.each} description={texts.eachText} />
            <Radio value="own" label={texts.own} description={texts.ownText} />
          </Stack>
        </Radio.Group>
      )}
      {home !== null && (
        <Select
          label={texts.ownCountry}
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
  return <Alert color="yellow">{included ? texts.oftenIncluded : texts.oftenAdded}</Alert>;
}
