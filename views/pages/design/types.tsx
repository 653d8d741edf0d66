import { Html } from '../../components/html.tsx';
import { useTranslation } from '../../translation.ts';
import { DesignSection, State } from './section.tsx';

const TYPES = ['hero', 'page', 'heading', 'title', 'lead', 'text', 'caption'] as const;

interface Props {
  /** Sanitised HTML from the content. */
  prose: string;
}

/** The sizes of type, and running text. */
export function Types({ prose }: Props) {
  const { t } = useTranslation('design');
  return (
    <DesignSection name="types" title={t('types')}>
      {TYPES.map((name) => (
        <State key={name} name={name}>
          <p className={`design__type--${name}`}>{t('home:hero.title')}</p>
        </State>
      ))}
      <State name="prose">
        <Html html={prose} />
      </State>
    </DesignSection>
  );
}
