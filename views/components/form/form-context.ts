import { createContext, useContext } from 'react';
import type { FormState } from './use-form.ts';

const FormContext = createContext<FormState | undefined>(undefined);
export const FormProvider = FormContext.Provider;

/** The form around this part; throws outside of one. */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field outside of a form');
  return form;
}

/** What a field takes from its form: its identifier, what was typed, and what is wrong with it. */
export function useField(name: string, hint: boolean) {
  const { name: form, wrong, outcome } = useFormState();
  const id = `${form}-${name}`;
  const problem = wrong[name];
  const described = [...(problem ? [`${id}-problem`] : []), ...(hint ? [`${id}-hint`] : [])];
  return {
    id,
    problem,
    /** Undefined when nothing has been sent, or nothing came back. */
    typed: outcome?.values[name],
    /** For the control itself. */
    aria: {
      'aria-invalid': problem ? (true as const) : undefined,
      'aria-describedby': described.join(' ') || undefined,
    },
  };
}
