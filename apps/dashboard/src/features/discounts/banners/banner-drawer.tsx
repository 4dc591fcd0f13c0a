import { Button, Group, Input, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useCategoryNames } from '../../categories/use-tree.ts';
import { MediaPicker } from '../../media/media-picker.tsx';
import { useMayPick } from '../../media/use-may-pick.ts';
import { DISCOUNTS } from '../queries.ts';
import { type BannerValues, readBanner, writeBanner, wrongWithBanner } from './banner-form.ts';
import { BannerPreview } from './banner-preview.tsx';
import type { Banner } from './banner-search.ts';
import { PlacesField } from './places-field.tsx';

const texts = words.discounts.banners;

/** `undefined` while closed, null for a new banner. */
type BannerDrawerProps = { banner: Banner | null | undefined; onClose: () => void };

/** Adds or edits a banner. */
export function BannerDrawer({ banner, onClose }: BannerDrawerProps) {
  return (
    <FormDrawer opened={banner !== undefined} onClose={onClose} title={banner ? texts.edit : texts.new} size="lg">
      {banner !== undefined && <BannerForm key={banner?.id ?? 'new'} banner={banner} onClose={onClose} />}
    </FormDrawer>
  );
}

function BannerForm({ banner, onClose }: { banner: Banner | null; onClose: () => void }) {
  const form = useEntityForm({
    entity: banner,
    read: readBanner,
    validate: wrongWithBanner,
    wire: {
      fields: [
        ['media.altText', 'altText'],
        ['media', 'picture'],
        ['destinationUrl', 'link'],
        ['categories.*.position', 'places.*.position'],
        ['categories', 'places'],
      ],
      codes: { MEDIA_NOT_FOUND: { field: 'picture', text: texts.lostPicture } },
    },
    save: (values, { entity, base }) => {
      const draft = writeBanner(values, base);
      return entity
        ? api.promotions.updatePromotion({
            promotion: { ...draft, id: entity.id ?? '', revision: entity.revision ?? '' },
          })
        : api.promotions.createPromotion({ promotion: { ...draft, media: draft.media ?? {} } });
    },
    reload: async (known) =>
      present((await api.promotions.getPromotion({ promotionId: known?.id ?? '' })).promotion, 'promotion'),
    saved: (_, { name }) => words.actions.saved(name.trim()),
    settle: (answer) => present(answer.promotion, 'promotion'),
    onDone: onClose,
    refresh: [DISCOUNTS],
  });
  const categoryNames = useCategoryNames() ?? new Map<string, string>();
  const places = form.list('places');
  return (
    <Form form={form}>
      <TextInput
        label={words.forms.name}
        description={texts.nameText}
        required
        maxLength={50}
        data-autofocus
        {...form.text('name')}
      />
      <PictureField form={form} />
      <TextInput label={texts.altText} description={texts.altTextText} maxLength={1000} {...form.text('altText')} />
      <TextInput
        label={texts.link}
        description={texts.linkText}
        placeholder={texts.linkStart}
        inputMode="url"
        maxLength={2048}
        {...form.text('link')}
      />
      <PlacesField value={places.items} errors={places.errors} onChange={places.onChange} names={categoryNames} />
      <Switch label={texts.enabled} {...form.toggle('enabled')} />
      <BannerPreview {...form.values} categoryNames={categoryNames} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}

function PictureField({ form }: { form: EntityForm<BannerValues, Banner | null> }) {
  const [isPicking, setIsPicking] = useState(false);
  const mayPick = useMayPick();
  const { picture } = form.values;
  const { error } = form.input('picture');
  return (
    <Input.Wrapper label={texts.picture} required error={error}>
      <Group gap="sm" mt={4}>
        {picture && <Picture id={picture} alt="" width={72} height={72} />}
        {mayPick && (
          <Button size="xs" variant="default" onClick={() => setIsPicking(true)}>
            {picture ? texts.changePicture : texts.choosePicture}
          </Button>
        )}
      </Group>
      {isPicking && (
        <MediaPicker
          title={texts.pictureNamed}
          kinds={['IMAGE']}
          onPick={([file]) => {
            if (file?.id) form.set({ picture: file.id });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Input.Wrapper>
  );
}
