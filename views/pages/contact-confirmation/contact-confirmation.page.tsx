import { type LoaderFunctionArgs, redirect } from 'react-router';
import { languageContext } from '../../../shared/context.ts';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { inLanguage, paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { useSent } from './sent.ts';

/** After sending only; who comes by chance may write. */
export function loader({ request, context }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('recu')) return null;
  throw redirect(inLanguage(paths.contact, context.get(languageContext)));
}

/** That it has come, when the answer comes, and what was written. */
export function Component() {
  const { t } = useTranslation('contact-confirmation');
  const { sujet, message } = useSent();
  return (
    <SignPage
      name="contact-confirmation"
      crumb={{ name: t('name'), path: paths.contactConfirmation }}
      title={t('title')}
      lead={t('lead')}
      head={
        <Head
          name={t('name')}
          description={t('description')}
          path={paths.contactConfirmation}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      <p>{t('copy')}</p>
      {message && (
        <section className="sent-message" aria-labelledby="sent-title">
          <h2 className="sign-page__title" id="sent-title">
            {t('sent')}
          </h2>
          <p className="sent-message__subject">{sujet}</p>
          <p className="sent-message__text">{message}</p>
        </section>
      )}
      <p className="sign-page__ways">
        <Link className="button" to={paths.packages}>
          {t('layout:menu.packages')}
        </Link>
        <Link className="button button--secondary" to={paths.travelAndTips}>
          {t('layout:menu.travelAndTips')}
        </Link>
      </p>
    </SignPage>
  );
}
