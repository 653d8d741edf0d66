import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { accountContext, apiContext, languageContext } from '../../../shared/context.ts';
import { Form } from '../../components/form/form.tsx';
import { runForm } from '../../components/form/form-action.ts';
import { defineForm } from '../../components/form/form-spec.ts';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { linkHolds } from '../../link-holds.ts';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { returnIn, withReturn } from '../../return-path.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

const spec = defineForm({ name: 'activate', fields: [] });
/** In place of the token, once it is used: it stays in no history. */
const DONE = 'done';

/** Only looks: programs that follow the links of mails must not use them up. A link that does not hold leads home, with a word on why. */
export async function loader({ request, params: { compte = '' }, context }: LoaderFunctionArgs) {
  const retour = returnIn(request);
  const api = context.get(apiContext);
  const isDone = compte === DONE;
  const [account, holds] = await Promise.all([
    context.get(accountContext)(),
    isDone || linkHolds(api.call('compte/site-activer-compte', { info: compte, check: '1' })),
  ]);
  if (!holds) {
    const why = account?.activated ? 'active' : 'old';
    throw redirect(
      inLanguage(`${paths.home}?activation=${why}`, context.get(languageContext)),
      303,
    );
  }
  return { isDone, token: isDone ? '' : compte, retour, isIn: account !== null };
}

export function action(args: ActionFunctionArgs) {
  const { compte = '' } = args.params;
  return runForm(spec, args, async ({ api, language }) => {
    const holds = await linkHolds(api.call('compte/site-activer-compte', { info: compte }));
    if (!holds) return redirect(inLanguage(`${paths.home}?activation=old`, language), 303);
    const done = withReturn(paths.activateAccount(DONE), returnIn(args.request));
    return redirect(inLanguage(done, language), 303);
  });
}

/** The address of an account is confirmed by a press, and not before. */
export function Component() {
  const { isDone, token, retour, isIn } = useLoaderData<typeof loader>();
  const { t } = useTranslation('activate-account');
  const form = useForm(spec, () => '');
  const action = withReturn(paths.activateAccount(token), retour);
  const language = useLanguage();
  const next = isIn ? (retour ?? paths.account) : withReturn(paths.signIn, retour);
  return (
    <SignPage
      name="activate-account"
      crumb={{ name: t('name'), path: paths.activateAccount(DONE) }}
      title={t(isDone ? 'doneTitle' : 'title')}
      lead={t(isDone ? 'doneLead' : 'lead')}
      head={
        <Head
          name={form.title(t('name'))}
          description={t('description')}
          // Never with the token in it.
          path={paths.activateAccount(DONE)}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      {isDone ? (
        <p className="sign-page__ways">
          <Link className="button" to={next}>
            {t(isIn ? 'goOn' : 'signIn')}
          </Link>
          <Link className="button button--secondary" to={paths.packages}>
            {t('layout:menu.packages')}
          </Link>
        </p>
      ) : (
        <Form form={form} action={inLanguage(action, language)}>
          <SubmitButton>{t('submit')}</SubmitButton>
        </Form>
      )}
    </SignPage>
  );
}
