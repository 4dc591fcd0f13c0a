import { Button, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { directionOf } from '@stoa/messages/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form, FormProblems } from '../../ui/form/form.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { useSaveShortcut } from '../../ui/form/use-save-shortcut.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { kindOf, nameOf, othersOf } from './kinds.ts';
import { loadTranslation, type Named, TRANSLATIONS, type Translation, translationQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { TextPair } from './text-pair.tsx';
import { readFields, type TextFields, writeFields } from './translation-form.ts';

const texts = words.translating;

/** The texts of something beside their translations. */
export function Component() {
  const { language = '', kind, entityId = '' } = useParams();
  const others = othersOf(useSession().site.languages);
  const known = others.find((one) => one === language);
  const back = { to: `/languages?language=${language}&kind=${kindOf(kind)}`, label: texts.title };
  if (!known) {
    return (
      <Page title={texts.translation} back={{ ...back, to: '/languages' }}>
        <Text>{texts.otherLanguage}</Text>
      </Page>
    );
  }
  return <OfLanguage named={{ language: known, kind: kindOf(kind), entityId }} back={back} />;
}

type Back = { to: string; label: string };

function OfLanguage({ named, back }: { named: Named; back: Back }) {
  const translation = useQuery(translationQuery(named));
  if (translation.isError) {
    return (
      <Page title={texts.translation} back={back}>
        <Failure error={translation.error} onRetry={() => void translation.refetch()} />
      </Page>
    );
  }
  if (translation.isPending) {
    return (
      <Page title={texts.translation} back={back}>
        <PanelsSkeleton />
      </Page>
    );
  }
  const { title = '', state = 'MISSING' } = translation.data;
  return (
    <Page title={title || texts.unnamed} back={back} status={<StateBadge state={state} />}>
      <Editor key={`${named.language} ${named.entityId}`} named={named} translation={translation.data} />
    </Page>
  );
}

/** Texts that were done when the page was opened stay out of the way of those who want to see what is left. */
const isLeft = ({ state }: TextFields): boolean => state !== 'DONE';

function Editor({ named, translation }: { named: Named; translation: Translation }) {
  const { site } = useSession();
  const mayChange = useMay()('translations.saveTranslation');
  const client = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const onlyLeft = parameters.has('left');
  const { goOn, next, stay } = useNext(named, onlyLeft);
  const form = useEntityForm({
    entity: translation,
    read: readFields,
    wire: { fields: [['translation.texts.*.text', 'texts']] },
    save: async (values, { entity }) => {
      const revision = present(entity.revision, 'revision');
      const sent = { ...named, texts: writeFields(values), revision };
      const answer = await api.translations.saveTranslation({ translation: sent }).catch(stay);
      return present(answer.translation, 'the translation');
    },
    settle: (saved) => saved,
    reload: () => loadTranslation(named),
    saved: () => texts.saved,
    onDone: next,
    onSaved: (saved) => client.setQueryData(translationQuery(named).queryKey, saved),
    refresh: [[...TRANSLATIONS, 'list']],
  });
  const { items, onChange } = form.list('texts');
  const nextButton = useRef<HTMLButtonElement>(null);
  useSaveShortcut(nextButton, 'Enter');
  const name = nameOf(named.language);
  const left = items.filter(isLeft).length;
  return (
    <Form form={form}>
      <FormProblems form={form} />
      <Panel title={texts.pair(nameOf(site.language ?? 'en'), name)}>
        {left < items.length && (
          <Switch
            label={texts.onlyLeft(left)}
            checked={onlyLeft}
            onChange={() => setParameters(onlyLeft ? {} : { left: '' }, { replace: true })}
          />
        )}
        {onlyLeft && left === 0 && <Text>{texts.nothingLeft}</Text>}
        {items.map((text, at) =>
          onlyLeft && !isLeft(text) ? null : (
            <TextPair
              key={text.field}
              text={text}
              language={{ tag: named.language, name, direction: directionOf(named.language) }}
              own={{ tag: site.language ?? 'en', direction: directionOf(site.language ?? 'en') }}
              isFixed={!mayChange}
              onChange={(changed) => onChange(items.with(at, changed))}
            />
          ),
        )}
      </Panel>
      {mayChange && (
        <SaveBar form={form}>
          <Button
            ref={nextButton}
            variant="default"
            disabled={form.isSaving}
            onClick={() => goOn(form)}
            title={texts.nextKeys}
          >
            {form.isDirty ? texts.saveAndNext : texts.next}
          </Button>
        </SaveBar>
      )}
    </Form>
  );
}

/** Leads to what is to be done next, once everything is saved: by a button, or by Ctrl+Enter. */
function useNext({ language, kind, entityId }: Named, onlyLeft: boolean) {
  const navigate = useNavigate();
  const isGoingOn = useRef(false);
  const next = async () => {
    if (!isGoingOn.current) return;
    isGoingOn.current = false;
    const found = await api.translations.getNextUnfinished({ language, kind, entityId });
    if (found.entityId) void navigate(`/languages/${language}/${kind}/${found.entityId}${onlyLeft ? '?left' : ''}`);
    else notifications.show({ message: texts.last });
  };
  const goOn = ({ isDirty, submit }: { isDirty: boolean; submit: () => void }) => {
    isGoingOn.current = true;
    if (isDirty) submit();
    else void next();
  };
  const stay = (error: unknown): never => {
    isGoingOn.current = false;
    throw error;
  };
  return { goOn, next, stay };
}
