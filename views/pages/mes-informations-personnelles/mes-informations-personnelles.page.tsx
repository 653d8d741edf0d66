import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { runForm } from '../../components/form/form-action.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Head } from '../../components/head.tsx';
import { Page } from '../../layout/page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { signedIn } from '../mon-compte/signed-in.ts';
import { PasswordForm, passwordSpec } from './password-form.tsx';
import { ProfileForm, profileSpec } from './profile-form.tsx';
import { eraseSpec, YourData } from './your-data.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { info } = await signedIn(args, (api) =>
    api.call('compte/site-mes-infos-personnelles', {}),
  );
  return { info };
}

/** Three forms; each says which it is. */
export async function action(args: ActionFunctionArgs) {
  const sent = await args.request.clone().formData();
  switch (sent.get('form')) {
    case profileSpec.name:
      return runForm(profileSpec, args, async ({ given: { actuel, ...person }, api }) => {
        const proof = actuel ? { actuel } : {};
        await api.call('compte/site-mes-infos-personnelles-update', { ...person, ...proof });
        return undefined;
      });
    case passwordSpec.name:
      return runForm(passwordSpec, args, async ({ given, api }) => {
        await api.call('compte/site-mot-de-passe-update', given);
        return undefined;
      });
    case eraseSpec.name:
      return runForm(eraseSpec, args, async ({ given, api, language }) => {
        await api.call('compte/site-supprimer', given);
        return redirectDocument(inLanguage(paths.home, language), 303);
      });
    default:
      throw data(null, { status: 400 });
  }
}

/** What the agency knows of its customer, in the customer's hands. */
export function Component() {
  const { info } = useLoaderData<typeof loader>();
  const { t } = useTranslation('mes-informations-personnelles');
  const textOf = (field: string, problem: string) => t(`problem.${field}`, { context: problem });
  const profile = useForm(profileSpec, textOf);
  const password = useForm(passwordSpec, textOf);
  const erase = useForm(eraseSpec, (_field, problem) => textOf('actuel', problem));
  const failed = [profile, password, erase].find(({ outcome, isDone }) => outcome && !isDone);
  const action = inLanguage(paths.profile, useLanguage());
  return (
    <Page name="mes-informations-personnelles">
      <Head
        name={failed ? failed.title(t('name')) : t('name')}
        description={t('description')}
        path={paths.profile}
        image={useArt('social-page.png')}
        noindex
      />
      <h1>{t('name')}</h1>
      <ProfileForm form={profile} info={info} action={action} />
      <PasswordForm form={password} action={action} email={info.email} />
      <YourData form={erase} action={action} email={info.email} />
    </Page>
  );
}
