import { Anchor, Badge, Grid, NavLink, Stack } from '@mantine/core';
import { IconArrowLeft, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PageLink } from '../../../app/page-link.tsx';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { LetterPreview } from './letter-preview.tsx';
import { type LetterKind, lettersQuery } from './queries.ts';

const texts = words.emailSettings;

/** The e-mails that the site sends, with their triggers and previews. Phones show either the list or one e-mail. */
export function Component() {
  const sent = useQuery(lettersQuery);
  const isPhone = useIsPhone();
  const chosen = useSearchParams()[0].get('email');
  if (sent.isError) return <Failure error={sent.error} onRetry={() => void sent.refetch()} />;
  if (sent.isPending) return <PanelsSkeleton />;
  const { letters, languages, siteLanguage } = sent.data;
  const shown = letters.find(({ name }) => name === chosen) ?? (isPhone ? null : letters[0]);
  return (
    <Grid gap="md">
      {!(isPhone && shown) && (
        <Grid.Col span={{ base: 12, sm: 5, lg: 4 }}>
          <LetterList letters={letters} shown={shown ?? null} />
        </Grid.Col>
      )}
      {shown && (
        <Grid.Col span={{ base: 12, sm: 7, lg: 8 }}>
          <Stack gap="sm">
            {isPhone && (
              <Anchor component={Link} to="/settings/emails" size="sm">
                <IconArrowLeft size={14} aria-hidden /> {texts.all}
              </Anchor>
            )}
            <LetterPreview key={shown.name} letter={shown} languages={languages} siteLanguage={siteLanguage} />
          </Stack>
        </Grid.Col>
      )}
    </Grid>
  );
}

function LetterList({ letters, shown }: { letters: LetterKind[]; shown: LetterKind | null }) {
  return (
    <Panel
      title={texts.title}
      flush
      aside={
        <PageLink to="/emails" size="sm">
          {texts.sent}
        </PageLink>
      }
    >
      {letters.length === 0 ? (
        <NothingHere icon={<IconMail />} title={texts.none} description={texts.noneText} />
      ) : (
        <nav aria-label={texts.title}>
          {letters.map(({ name, title, when, isOn }) => (
            <NavLink
              key={name}
              component={Link}
              to={`/settings/emails?email=${name}`}
              preventScrollReset
              label={title}
              rightSection={
                isOn ? undefined : (
                  <Badge variant="light" color="gray">
                    {texts.off}
                  </Badge>
                )
              }
              description={when}
              active={name === shown?.name}
              aria-current={name === shown?.name ? 'true' : undefined}
            />
          ))}
        </nav>
      )}
    </Panel>
  );
}
