import { type ActionFunctionArgs, useLoaderData } from 'react-router';
import { ApiError } from '../../../shared/api/errors.ts';
import { CODE } from '../../../shared/contract/constants.ts';
import { runForm } from '../../components/form/form-action.ts';
import { judge } from '../../components/form/form-spec.ts';
import { Head } from '../../components/head.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { EbookForm, ebookDialogSpec, ebookSpec } from './ebook-form.tsx';

export const loader = () => ({ began: Date.now() });

/** Of the page's form and of the dialog's, which says which one it is. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request
    .clone()
    .formData()
    .catch(() => null);
  const spec = form?.get('from') === 'dialog' ? ebookDialogSpec : ebookSpec;
  return runForm(spec, args, async ({ given, api }) => {
    // What the page needs beyond the contract, the gateway cannot know.
    const rules = await spec.rules?.();
    const problems = rules ? judge(spec, rules, given) : {};
    if (Object.keys(problems).length > 0) throw new ApiError(CODE.fields, '', problems);
    await api.call('ebook/site-ebook-get', given);
    return undefined;
  });
}

export function Component() {
  const { began } = useLoaderData<typeof loader>();
  const { t } = useTranslation('e-book');
  const art = useArt('ebook.svg');
  return (
    <SignPage
      name="e-book"
      crumb={{ name: t('name'), path: paths.ebook }}
      title={t('title')}
      lead={t('lead')}
      aside={<img className="sign-page__art" src={art} alt="" width="800" height="600" />}
      head={
        <Head
          name={t('name')}
          description={t('description')}
          path={paths.ebook}
          image={useArt('social-page.png')}
        />
      }
    >
      <EbookForm began={began} />
    </SignPage>
  );
}
