import { AspectRatio, Center, Image } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { pictureUrl } from '../../ui/picture-url.ts';

/** What a saved template looks like, or a sign in the place of a picture. */
export function TemplatePicture({ picture }: { picture: string | null | undefined }) {
  return (
    <AspectRatio ratio={4 / 5}>
      {picture ? (
        <Image src={pictureUrl(picture, 480, 600)} alt="" loading="lazy" />
      ) : (
        <Center bg="var(--mantine-color-default-hover)" c="dimmed">
          <IconPhoto size={28} aria-hidden />
        </Center>
      )}
    </AspectRatio>
  );
}
