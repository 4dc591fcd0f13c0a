import { Alert, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { defaultTheme, hostedFonts, type Theme } from '@stoa/blocks';
import { schemaOf } from '@stoa/page-model';
import { type ReactNode, useEffect, useState } from 'react';
import { words } from '../../../app/words.ts';
import { setProperty } from '../changes.ts';
import { EditingProvider, useEditing, useNode } from '../editing.ts';
import { ColorField } from '../inspector/color-field.tsx';
import { PropertyField } from '../inspector/property-field.tsx';
import { telling } from '../said.ts';
import { FontField } from './font-field.tsx';
import { type Pair, pairs } from './pairs.ts';
import { type Palette, palettes } from './palettes.ts';
import { showAllFonts } from './show-fonts.ts';
import { settingColors, withColor } from './theme-colors.ts';
import classes from './theme-panel.module.css';
import { type ColorToken, colorIn, ownTokens } from './tokens.ts';

const texts = words.editorTheme;

/** The look of all pages: colours, type and shape. The page in the canvas follows each change. `isTitled`: what is around it has its title. */
export function ThemePanel({ isTitled = false }: { isTitled?: boolean }) {
  const { parts } = useEditing();
  return (
    <EditingProvider value={parts.theme}>
      <Stack gap="lg" p="md" className={classes.panel} data-theme>
        <div>
          {!isTitled && <Title order={2}>{texts.title}</Title>}
          <Text size="sm" c="dimmed">
            {texts.text}
          </Text>
        </div>
        <Palettes />
        <Colors />
        <Pairs />
        <Tokens title={texts.type} names={['font-heading', 'font-body', 'heading-weight', 'heading-case']} />
        <Tokens
          title={texts.shape}
          names={['radius', 'button-radius', 'section-space', 'page-width', 'card-picture']}
        />
      </Stack>
    </EditingProvider>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function Palettes() {
  const { editor } = useEditing();
  useNode(editor.draft.root);
  const tokens = ownTokens(editor);
  const isChosen = ({ colors }: Palette) =>
    Object.entries(colors).every(([name, color]) => colorIn(tokens, name as ColorToken) === color);
  return (
    <Part title={texts.palettes.title}>
      <div className={classes.palettes}>
        {palettes.map((palette) => (
          <UnstyledButton
            key={palette.name}
            className={classes.palette}
            aria-pressed={isChosen(palette)}
            onClick={() =>
              editor.change(
                telling(editor.schemas, 'palette', { palette: palette.id }),
                settingColors(editor.draft.root, palette.colors),
              )
            }
          >
            <span className={classes.swatches} aria-hidden>
              {Object.values(palette.colors).map((color) => (
                <span key={color} style={{ background: color }} />
              ))}
            </span>
            {palette.name}
          </UnstyledButton>
        ))}
      </div>
    </Part>
  );
}

/** Two families that go together: the page shows them as soon as they are chosen. */
function Pairs() {
  const { editor } = useEditing();
  const node = useNode(editor.draft.root);
  useEffect(showAllFonts, []);
  const isChosen = ({ fonts }: Pair) =>
    Object.entries(fonts).every(([name, value]) => (node?.block.props?.[name] ?? usual[name]) === value);
  const choose = ({ id, fonts }: Pair) =>
    editor.change(
      telling(editor.schemas, 'fonts', { pair: id }),
      Object.entries(fonts).map(([token, value]) => ({
        op: 'set',
        id: editor.draft.root,
        at: ['props', token],
        value,
      })),
    );
  return (
    <Part title={texts.pairs.title}>
      <div className={classes.pairs}>
        {pairs.map((pair) => (
          <UnstyledButton
            key={pair.name}
            className={classes.pair}
            aria-pressed={isChosen(pair)}
            onClick={() => choose(pair)}
          >
            <span
              className={classes.pairHeading}
              style={{ fontFamily: pair.fonts['font-heading'], fontWeight: Number(pair.fonts['heading-weight']) }}
            >
              {pair.name}
            </span>
            <span style={{ fontFamily: pair.fonts['font-body'] }}>{namesOf(pair)}</span>
          </UnstyledButton>
        ))}
      </div>
    </Part>
  );
}

/** `Archivo, Figtree`. */
const namesOf = ({ fonts }: Pair): string =>
  [...new Set([fonts['font-heading'], fonts['font-body']].map((stack) => hostedFonts[stack]))].join(', ');

const colorTokens: readonly ColorToken[] = ['color-paper', 'color-ink', 'color-muted', 'color-accent'];

type Moved = { token: ColorToken; picked: string; used: string };

/** Each colour. What could not be read is replaced, and the person told so. */
function Colors() {
  const { editor } = useEditing();
  const { root } = editor.draft;
  useNode(root);
  const [moved, setMoved] = useState<Moved | null>(null);
  const tokens = ownTokens(editor);
  const labelOf = (token: ColorToken) => schemaOf(editor.schemas, 'siteTheme')?.props[token]?.label ?? token;
  const pick = (token: ColorToken, picked: string): boolean => {
    const colors = withColor(tokens, token, picked);
    const used = colors[token] ?? picked;
    setMoved(used === picked ? null : { token, picked, used });
    const told = telling(editor.schemas, 'themeColor', { property: token, of: 'siteTheme' });
    return editor.type(`theme ${token}`, told, settingColors(root, colors));
  };
  return (
    <Part title={texts.colors}>
      {colorTokens.map((token) => (
        <Stack key={token} gap={4}>
          <ColorField
            label={labelOf(token)}
            value={colorIn(tokens, token)}
            onSet={(value) => pick(token, String(value))}
            onType={(value) => pick(token, String(value))}
          />
          {moved?.token === token && (
            <Alert color="yellow" p="xs" role="status">
              {texts.adjusted(moved.picked, moved.used)}
            </Alert>
          )}
        </Stack>
      ))}
    </Part>
  );
}

const usual: Theme = defaultTheme;

function Tokens({ title, names }: { title: string; names: readonly string[] }) {
  const editing = useEditing();
  const { editor } = editing;
  const node = useNode(editor.draft.root);
  const { props: properties = {} } = schemaOf(editor.schemas, 'siteTheme') ?? {};
  return (
    <Part title={title}>
      {names.map((name) => {
        const property = properties[name];
        const value = node?.block.props?.[name] ?? usual[name];
        if (property?.kind === 'choice' && name.startsWith('font-'))
          return (
            <FontField
              key={name}
              label={property.label}
              options={property.options}
              value={String(value)}
              onSet={(next) => setProperty(editing, editor.draft.root, name, next)}
            />
          );
        return (
          property && <PropertyField key={name} id={editor.draft.root} name={name} property={property} value={value} />
        );
      })}
    </Part>
  );
}
