import { useEffect, useMemo } from 'react';
import { useSession } from '../../../app/session.ts';
import { useEditing } from '../editing.ts';
import { showAllFonts } from '../theme/show-fonts.ts';
import { tokensIn } from '../theme/tokens.ts';
import { themeCss } from './thumbnail-sheets.ts';

/** A sheet with the site's theme, which follows its draft. */
export function useThemeSheet(): CSSStyleSheet {
  const { parts } = useEditing();
  const { site } = useSession();
  const sheet = useMemo(() => new CSSStyleSheet(), []);
  useEffect(() => {
    const theme = parts.theme.editor;
    const follow = () => sheet.replaceSync(themeCss(tokensIn(theme, site.theme)));
    // a shadow tree has the fonts of the document that it is in
    showAllFonts();
    follow();
    return theme.watchAll(follow);
  }, [parts, site.theme, sheet]);
  return sheet;
}
