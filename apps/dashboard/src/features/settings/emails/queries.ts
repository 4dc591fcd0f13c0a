import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { inMailWords } from '../../emails/mail-words.ts';

/** The kinds of e-mails that the site sends, and the available languages. */
export const lettersQuery = queryOptions({
  queryKey: ['letters'],
  queryFn: async () => {
    const { letters = [], languages = [], siteLanguage } = await api.letters.listLetters();
    const named = letters.map(({ title = '', when = '', ...letter }) => ({
      ...letter,
      title: inMailWords(title),
      when: inMailWords(when),
    }));
    return { letters: named, languages, siteLanguage: present(siteLanguage, 'siteLanguage') };
  },
});
export type LetterKind = NonNullable<Awaited<ReturnType<typeof api.letters.listLetters>>['letters']>[number];

/** An e-mail with sample data. The previous one stays visible while another language loads. */
export const previewQuery = (name: string, language: string) =>
  queryOptions({
    queryKey: ['letters', name, language],
    queryFn: async () => present((await api.letters.previewLetter({ name, language })).preview, 'preview'),
    placeholderData: keepPreviousData,
  });
