import { type RefObject, useEffect, useState } from 'react';
import type { Answers } from './answers.ts';
import type { Purchasable } from './purchasable.ts';
import { readAnswers, readPlan, readSelection } from './purchase-form.ts';
import { completeSelection, type Selection } from './variants.ts';

type Choices = { selection: Selection; answers: Answers; plan: string };

/** The form's choices and answers, kept up to date with `follow`, and whether they are reliable yet. */
export function useChoices(product: Purchasable, first: Choices, form: RefObject<HTMLFormElement | null>) {
  const [choices, setChoices] = useState<Choices>({
    selection: first.selection,
    answers: first.answers,
    plan: first.plan,
  });
  const [isLive, setIsLive] = useState(false);
  const follow = (): Selection => {
    const fields = form.current ? [...new FormData(form.current)] : [];
    const selection = completeSelection(product, readSelection(fields));
    setChoices({ selection, answers: readAnswers(fields), plan: readPlan(fields, product.plans) });
    return selection;
  };
  // the visitor may have chosen before hydration
  useEffect(() => {
    follow();
    setIsLive(true);
  }, []);
  return { ...choices, isLive, follow };
}
