import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { type SavedTemplate, savedTemplatesQuery } from './queries.ts';

const texts = words.siteTemplates;

type ReplacedTemplateProps = {
  /** The id of a template; empty for a new one. */
  value: string;
  onChange: (template: SavedTemplate | null) => void;
};

/** Which of the user's templates an archive replaces, if there are any. */
export function ReplacedTemplate({ value, onChange }: ReplacedTemplateProps) {
  const own = useQuery(savedTemplatesQuery).data?.filter(({ isOwn }) => isOwn) ?? [];
  if (own.length === 0) return null;
  return (
    <Select
      label={texts.saveAs}
      data={[{ value: '', label: texts.newOne }, ...own.map(({ id = '', name = '' }) => ({ value: id, label: name }))]}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(own.find(({ id }) => id === chosen) ?? null)}
    />
  );
}
