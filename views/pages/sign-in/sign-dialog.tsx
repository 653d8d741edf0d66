import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import type { loader } from '../sign-up/sign-up.page.tsx';
import { SignUpForm, useSignUp } from '../sign-up/sign-up-form.tsx';
import { SignInForm, useSignIn } from './sign-in-form.tsx';

interface Props {
  /** Where to be afterwards: mostly where one is. */
  retour: string | undefined;
  onClose(): void;
}

/** Signing in or up without leaving the page (specification 4), once the two pages and their texts are there. */
export default function SignDialog(props: Props) {
  const language = useLanguage();
  const signIn = useFetcher();
  const signUp = useFetcher<typeof loader>();
  const { load: loadSignIn } = signIn;
  const { load: loadSignUp } = signUp;
  useEffect(() => {
    loadSignIn(inLanguage(paths.signIn, language));
    loadSignUp(inLanguage(paths.signUp, language));
  }, [loadSignIn, loadSignUp, language]);
  return signIn.data && signUp.data ? <Sign {...props} began={signUp.data.began} /> : null;
}

/** The forms, rules and actions of the two pages, one at a time. */
function Sign({ retour, began, onClose }: Props & { began: number }) {
  const { t } = useTranslation('sign-in');
  const [isNew, setNew] = useState(false);
  const signIn = useSignIn();
  const signUp = useSignUp();
  return (
    <Dialog title={t(isNew ? 'sign-up:title' : 'title')} size="narrow" onClose={onClose}>
      <div className="sign-dialog" key={String(isNew)}>
        {isNew ? (
          <SignUpForm form={signUp} retour={retour} began={began} />
        ) : (
          <SignInForm form={signIn} retour={retour} />
        )}
        <p className="sign-page__other">
          {t(isNew ? 'sign-up:haveAccount' : 'noAccount')}{' '}
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => setNew(!isNew)}
          >
            {t(isNew ? 'sign-up:signIn' : 'signUp')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
