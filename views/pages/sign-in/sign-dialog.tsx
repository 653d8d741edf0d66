import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useOtherPage } from '../../components/use-other-page.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import type { loader as signUpLoader } from '../sign-up/sign-up.page.tsx';
import { SignUpForm, useSignUp } from '../sign-up/sign-up-form.tsx';
import type { loader as signInLoader } from './sign-in.page.tsx';
import { SignInForm, useSignIn } from './sign-in-form.tsx';

interface Props {
  /** Where to be afterwards: mostly where one is. */
  retour: string | undefined;
  onClose(): void;
}

/** Signing in or up without leaving the page (specification 4), once the two pages and their texts are there. */
export default function SignDialog(props: Props) {
  const signIn = useOtherPage<typeof signInLoader>(paths.signIn);
  const signUp = useOtherPage<typeof signUpLoader>(paths.signUp);
  return signIn && signUp ? <Sign {...props} began={signUp.began} /> : null;
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
