import { useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { isPlainPress } from '../components/plain-press.ts';
import { SignDialog } from '../pages/sign-in/sign-dialog.loadable.ts';
import { paths } from '../paths.ts';
import { isDoor, returnPath, withReturn } from '../return-path.ts';
import { useTranslation } from '../translation.ts';
import { useAccount } from './account.ts';

interface Props {
  className: string;
  /** Signing in opens over the page; without script, and in the side menu, it is a page. */
  hasDialog?: boolean;
}

/** The way to the account, under its owner's name, or the way in. */
export function AccountLink({ className, hasDialog = false }: Props) {
  const { t } = useTranslation('layout');
  const account = useAccount();
  const { pathname, search, key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const retour = returnPath(pathname + search);
  if (account) {
    return (
      <Link className={`${className} account-link`} to={paths.account}>
        <Icon name="guide" />
        <span className="visually-hidden">{`${t('menu.account')} `}</span>
        <span className="account-link__name">{account.prenom}</span>
      </Link>
    );
  }
  const opens = hasDialog && !isDoor(pathname);
  return (
    <>
      <Link
        className={className}
        to={withReturn(paths.signIn, retour)}
        rel="nofollow"
        {...(opens && {
          onPointerEnter: () => void SignDialog.preload(),
          onFocus: () => void SignDialog.preload(),
          onClick: (event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            setOpenAt(key);
          },
        })}
      >
        {t('menu.signIn')}
      </Link>
      {openAt === key && <SignDialog retour={retour} onClose={() => setOpenAt(undefined)} />}
    </>
  );
}
