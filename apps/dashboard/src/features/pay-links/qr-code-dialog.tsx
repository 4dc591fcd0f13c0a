import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { renderSVG } from 'uqr';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { addressOf, type PayLink, titleOf } from './pay-link.ts';

const texts = words.payLinks;

/** The address of a pay link as a QR code, to be scanned from the screen or printed. */
export function QrCodeDialog({ payLink, onClose }: { payLink: PayLink; onClose: () => void }) {
  const { site } = useSession();
  const title = titleOf(payLink);
  const address = addressOf({ url: site.url ?? '', id: site.id ?? '' }, payLink.template);
  return (
    <Modal opened onClose={onClose} title={texts.qrCode}>
      <Stack>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {texts.qrCodeText(title)}
        </Text>
        <Group justify="center">
          <QrCode text={address} label={texts.qrCodeOf(title)} />
        </Group>
        <Group justify="flex-end">
          <CopyButton value={address}>{texts.copy}</CopyButton>
          <Button
            component="a"
            href={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { ecc: 'M', border: 4 }))}`}
            download="pay-link.svg"
            leftSection={<IconDownload size={16} aria-hidden />}
            data-autofocus
          >
            {texts.download}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
