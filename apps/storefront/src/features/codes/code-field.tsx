import { useMessages } from '@stoa/messages/react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  APPLY_CODE,
  type AppliedCode,
  type AppliedCodes,
  CODE,
  type CodeKind,
  type CodeProblem,
  codeKinds,
  onlyKind,
  problemText,
  REFUSED_CODE,
  removals,
} from './codes.ts';

type PressHandler = (event: MouseEvent<HTMLButtonElement>) => void;

type CodeFieldProps = {
  /** The kinds of codes that can be added. */
  kinds: readonly CodeKind[];
  applied: Partial<AppliedCodes>;
  typed: string;
  /** Why what was typed was rejected. */
  problem: CodeProblem | null;
  /** Runs the buttons' actions in the browser, instead of submitting the form. */
  onPress?: PressHandler;
};

/**
 * The codes in use, each with a button to remove it, and a folded field for another one, which finds out by itself which kind
 * was typed. Belongs inside a form.
 */
export function CodeField({ kinds, applied, typed, problem, onPress }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const inUse = codeKinds.filter((kind) => applied[kind]);
  const before = useRef(inUse);
  const inUseNames = inUse.join();
  useEffect(() => {
    if (problem) isPressed.current = false;
  }, [problem]);
  // the focused button is gone: what came in its place takes the focus
  useEffect(() => {
    const added = inUse.find((kind) => !before.current.includes(kind));
    before.current = inUse;
    const control = added ? `[value=${removals[added]}]` : 'summary';
    if (isPressed.current) place.current?.querySelector<HTMLElement>(control)?.focus();
    isPressed.current = false;
  }, [inUseNames]);
  const press = onPress && {
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      isPressed.current = true;
      onPress(event);
    },
  };
  const others = kinds.filter((kind) => !applied[kind]);
  return (
    <div className="codes" ref={place}>
      {codeKinds.map((kind) => applied[kind] && <Applied key={kind} kind={kind} code={applied[kind]} press={press} />)}
      {others.length > 0 && <Adding key={others.join()} kinds={others} typed={typed} problem={problem} press={press} />}
    </div>
  );
}

type Press = { onClick: PressHandler } | undefined;

function Applied({ kind, code: { code, error }, press }: { kind: CodeKind; code: AppliedCode; press: Press }) {
  const messages = useMessages('codes');
  return (
    <div className="code-applied">
      <div>
        <span>{code ? messages[kind].applied(code) : messages[kind].appliedUnknown}</span>
        <button {...press} className="text-button" type="submit" name="intent" value={removals[kind]}>
          {messages.remove}
          <span className="visually-hidden"> {messages[kind].label}</span>
        </button>
      </div>
      {error && <Problem text={problemText({ kind, error }, messages)} />}
    </div>
  );
}

type AddingProps = Pick<CodeFieldProps, 'kinds' | 'typed' | 'problem'> & { press: Press };

function Adding({ kinds, typed, problem, press }: AddingProps) {
  const messages = useMessages('codes');
  const { add, label } = messages[onlyKind(kinds) ?? 'any'];
  const [isOpen, setIsOpen] = useState(problem !== null);
  const [input, button] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  useEffect(() => {
    if (problem) setIsOpen(true);
  }, [problem]);
  // otherwise Enter would press the form's first button
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    button.current?.click();
  };
  const unfold = (isUnfolded: boolean) => {
    if (isUnfolded && !isOpen) input.current?.focus();
    setIsOpen(isUnfolded);
  };
  return (
    <details className="code-adding" open={isOpen} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary>{add}</summary>
      <label htmlFor={CODE}>{label}</label>
      <div className="code-fields">
        <input
          ref={input}
          id={CODE}
          name={CODE}
          defaultValue={typed}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? PROBLEM : undefined}
          onKeyDown={press && pressByKey}
        />
        <button {...press} ref={button} className="button button-quiet" type="submit" name="intent" value={APPLY_CODE}>
          {messages.apply}
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      {problem && (
        <>
          <input type="hidden" name={REFUSED_CODE} value={problem.code} readOnly />
          <Problem id={PROBLEM} text={problemText(problem, messages)} />
        </>
      )}
    </details>
  );
}

const PROBLEM = 'code-problem';

const Problem = ({ id, text }: { id?: string; text: string }) => (
  <p className="field-error" id={id} role="alert">
    {text}
  </p>
);
