/** Where others are in the page: an outline for each, in their colour and with their name. */
import { colorOf, labelOf, type PersonHere } from '../presence/people.ts';
import { createMark } from './marks.ts';

export function createPeopleMarks(document: Document) {
  const marks = new Map<string, ReturnType<typeof createMark>>();
  const markOf = (id: string) => {
    const mark = marks.get(id) ?? createMark(document, 'other');
    if (!marks.has(id)) mark.element.style.setProperty('--person', colorOf(id));
    marks.set(id, mark);
    return mark;
  };
  return {
    show: (people: readonly PersonHere[]) => {
      for (const person of people) markOf(person.id).show(person.selected, labelOf(person));
      const here = new Set(people.map(({ id }) => id));
      for (const [id, mark] of marks) {
        if (here.has(id)) continue;
        mark.element.remove();
        marks.delete(id);
      }
    },
    place: () => {
      for (const mark of marks.values()) mark.place();
    },
  };
}
