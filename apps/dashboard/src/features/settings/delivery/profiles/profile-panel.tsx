import { Badge, Button, Group, Menu, Text } from '@mantine/core';
import { IconMap, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { ActionsMenu } from '../../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../../ui/confirm.tsx';
import { NameDialog } from '../../../../ui/form/name-dialog.tsx';
import { defineRows } from '../../../../ui/list/define-list.ts';
import { RowItems } from '../../../../ui/list/items.tsx';
import { Empty } from '../../../../ui/list/list-states.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { CarriersDrawer } from '../carriers/carriers-drawer.tsx';
import { carriersText } from '../carriers/carriers-form.ts';
import { AddButton, type EditProps, RowButtons } from '../parts.tsx';
import { DELIVERY, type Installed, installedQuery, type Profile, type Region } from '../queries.ts';
import { RegionDrawer } from '../region-drawer.tsx';
import { ProfileProducts } from './profile-products.tsx';

const texts = words.deliveryProfiles;

type ProfilePanelProps = { profile: Profile; regions: Region[]; isOnly: boolean };

/** The regions of a delivery profile, and the products that are delivered there. */
export function ProfilePanel({ profile, regions, isOnly }: ProfilePanelProps) {
  const mayAdd = useMay()('deliveryProfiles.addDeliveryRegion');
  const [edited, setEdited] = useState<Region | null>(null);
  const [carried, setCarried] = useState<Region | null>(null);
  const carriers = useQuery(installedQuery).data ?? [];
  const title = isOnly ? words.delivery.regions : (profile.name ?? '');
  const aside = (
    <Group gap="xs">
      {mayAdd && (
        <AddButton onClick={() => setEdited({ profileId: profile.id ?? '', title: '' })}>
          {words.delivery.region.add}
        </AddButton>
      )}
      <ProfileMenu profile={profile} />
    </Group>
  );
  return (
    <Panel title={title} flush aside={aside}>
      {!isOnly && <ProfileScope profile={profile} />}
      {regions.length === 0 ? (
        <Empty {...regionRows.empty} />
      ) : (
        <RowItems
          rows={regionRows}
          label={texts.regionsOf(profile.name ?? '')}
          items={regions}
          extra={{ onEdit: setEdited, onCarriers: setCarried, carriers }}
        />
      )}
      <RegionDrawer region={edited} onClose={() => setEdited(null)} />
      <CarriersDrawer region={carried} onClose={() => setCarried(null)} />
    </Panel>
  );
}

/** Which products a profile is for. */
function ProfileScope({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  const maySee = useMay()('productsV3.searchProducts');
  return (
    <Group justify="space-between" px="md" pb="sm" gap="xs">
      <Text size="sm" c="dimmed">
        {profile.default ? texts.isDefault : texts.isForProducts}
      </Text>
      {!profile.default && maySee && (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.products.titleOf(profile.name ?? '')}
          onClick={() => setIsOpen(true)}
        >
          {texts.products.title}
        </Button>
      )}
      <ProfileProducts profile={profile} opened={isOpen} onClose={() => setIsOpen(false)} />
    </Group>
  );
}

function ProfileMenu({ profile }: { profile: Profile }) {
  const may = useMay();
  const change = useChange(DELIVERY);
  const [renamed, setRenamed] = useState<string>();
  const { id = '', name = '', revision } = profile;
  const [mayRename, mayDelete] = [
    may('deliveryProfiles.updateDeliveryProfile'),
    may('deliveryProfiles.deleteDeliveryProfile') && !profile.default,
  ];
  if (!mayRename && !mayDelete) return null;
  const remove = () =>
    confirmFirst({
      title: words.actions.deleteTitle(name ?? ''),
      text: texts.deleteText,
      confirm: words.common.delete,
      onConfirm: () =>
        change.mutate({
          change: () => api.deliveryProfiles.deleteDeliveryProfile({ deliveryProfileId: id ?? '' }),
          done: words.actions.deleted(name ?? ''),
        }),
    });
  return (
    <>
      <ActionsMenu label={words.actions.of(name ?? '')} returnFocus={false} size="md">
        {mayRename && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setRenamed(name ?? '')}>
            {texts.rename}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
            {texts.delete}
          </Menu.Item>
        )}
      </ActionsMenu>
      <NameDialog
        title={texts.renameTitle}
        name={renamed}
        maxLength={256}
        confirm={words.forms.save}
        onSave={(wanted) =>
          api.deliveryProfiles.updateDeliveryProfile({
            deliveryProfile: { id: id ?? '', revision: revision ?? '', name: wanted },
          })
        }
        saved={(wanted) => words.actions.saved(wanted)}
        refresh={[DELIVERY]}
        onClose={() => setRenamed(undefined)}
      />
    </>
  );
}

type RegionExtra = EditProps<Region> & { onCarriers: (region: Region) => void; carriers: readonly Installed[] };

const regionRows = defineRows<Region, RegionExtra>({
  idOf: ({ id }) => id ?? '',
  name: { of: ({ name }) => name ?? '' },
  parts: [
    {
      at: 'beside',
      show: ({ active }) =>
        active === false && (
          <Badge variant="light" color="gray">
            {texts.off}
          </Badge>
        ),
    },
    {
      at: 'detail',
      show: ({ destinations = [] }, { format }) =>
        destinations.map(({ countryCode = '' }) => format.country(countryCode)).join(', ') || texts.restOfWorld,
    },
    {
      at: 'note',
      show: ({ deliveryCarriers = [] }, { extra: { carriers } }) => carriersText(deliveryCarriers, carriers),
    },
    {
      at: 'end',
      show: (region, { may, extra: { onEdit, onCarriers } }) =>
        may('deliveryProfiles.removeDeliveryRegion') && (
          <RowButtons
            name={region.title}
            onEdit={() => onEdit(region)}
            consequence={texts.deleteRegionText}
            remove={() =>
              api.deliveryProfiles.removeDeliveryRegion({
                deliveryProfileId: region.profileId,
                deliveryRegionId: region.id ?? '',
              })
            }
          >
            {may('deliveryProfiles.updateDeliveryCarrier') && (
              <Button
                size="xs"
                variant="default"
                aria-label={words.carriers.title(region.title)}
                onClick={() => onCarriers(region)}
              >
                {texts.carriers}
              </Button>
            )}
          </RowButtons>
        ),
    },
  ],
  empty: {
    icon: <IconMap aria-hidden />,
    title: texts.noRegions,
    description: texts.noRegionsText,
  },
});
