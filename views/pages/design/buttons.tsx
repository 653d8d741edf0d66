import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { DesignSection, State } from './section.tsx';

const KINDS = ['primary', 'secondary', 'small', 'quiet', 'signature', 'outline'] as const;
const ON_DARK: readonly string[] = ['signature', 'outline'];
/** Classes that a build for development adds beside the states themselves. */
const STATES = [
  ['rest', ''],
  ['hover', 'is-hovered'],
  ['focus', 'is-focused'],
] as const;

/** Every kind of button and link, at rest, pointed at, focused and out of use. */
export function Buttons() {
  const { t } = useTranslation('design');
  return (
    <DesignSection name="buttons" title={t('buttons')}>
      {KINDS.map((kind) => (
        <State key={kind} name={kind} dark={ON_DARK.includes(kind)}>
          <p className="design__row">
            {STATES.map(([state, forced]) => (
              <button key={state} type="button" className={`button button--${kind} ${forced}`}>
                {t(`state.${state}`)}
              </button>
            ))}
            <button type="button" className={`button button--${kind}`} aria-disabled="true">
              {t('state.disabled')}
            </button>
            <button type="button" className={`button button--${kind}`}>
              {t('state.icon')} <Icon name="next" />
            </button>
          </p>
        </State>
      ))}
      <State name={t('links')}>
        <p className="design__row">
          {STATES.map(([state, forced]) => (
            <Link key={state} className={forced} to={paths.destinations}>
              {t('layout:menu.destinations')}
            </Link>
          ))}
          <a href="https://example.com/" rel="noopener noreferrer">
            example.com <Icon name="external" />
          </a>
        </p>
      </State>
    </DesignSection>
  );
}
