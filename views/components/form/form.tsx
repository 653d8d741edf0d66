import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { FormProvider } from './form-context.ts';
import { SpamTrap } from './spam-trap.tsx';
import type { LiveForm } from './use-form.ts';

interface Props {
  form: LiveForm;
  /** The address whose action takes it, with its language. */
  action: string;
  /** Fields that the page itself fills in. */
  hidden?: Readonly<Record<string, string | undefined>>;
  /** When the page was made, for a guarded form: milliseconds. */
  began?: number;
  /** Ways out, beside a refusal in the summary. */
  help?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form that works without script, and better with it: judged by its action, what is wrong stands on top and at the fields. */
export function Form({ form, action, hidden = {}, began, help, className = '', children }: Props) {
  const { Form: RouterForm, handlers } = form;
  const hiddenFields = Object.entries(hidden).filter(([, value]) => value !== undefined);
  return (
    <FormProvider value={form}>
      <RouterForm
        className={`form ${className}`}
        name={form.name}
        method="post"
        action={action}
        noValidate
        {...handlers}
      >
        <ErrorSummary help={help} />
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {form.isGuarded && <SpamTrap began={began} />}
        {children}
      </RouterForm>
    </FormProvider>
  );
}
