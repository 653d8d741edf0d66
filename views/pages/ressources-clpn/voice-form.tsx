import { Form } from 'react-router';
import type { Genre } from '../../../shared/contract/audio.ts';
import { FEMALE, MALE } from '../../../shared/contract/constants.ts';
import { LanguageField } from '../../components/language-field.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  /** The one that tells now. */
  voice: Genre;
}

/** Whose voice tells the tales: shown after the press on its button (specification 2). */
export function VoiceForm({ voice }: Props) {
  const { t } = useTranslation('ressources-clpn');
  return (
    <Form className="voice-form" method="get" action={paths.tales} preventScrollReset>
      <LanguageField />
      <fieldset className="voice-form__voices">
        <legend className="voice-form__legend">{t('voice')}</legend>
        {[MALE, FEMALE].map((value) => (
          <label className="voice-form__voice" key={value}>
            <input type="radio" name="voice" value={value} defaultChecked={value === voice} />
            {t(`voice_${value}`)}
          </label>
        ))}
      </fieldset>
      <button className="button button--signature" type="submit">
        {t('display')}
      </button>
    </Form>
  );
}
