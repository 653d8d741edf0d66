import { useEffect, useState } from 'react';
import { useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { contrast } from './contrast.ts';
import { COLOURS, LEAST, PAIRS, type Pair } from './pairs.ts';
import { DesignSection } from './section.tsx';

/** Uses that are no text. */
const SIGNS = new Set<Pair['use']>(['shape', 'inactive']);

const value = (name: string) => `var(--colour-${name})`;

/** Every colour by purpose, and what stands on what. */
export function Colours() {
  const { t } = useTranslation('design');
  const colours = useColours();
  return (
    <DesignSection name="colours" title={t('colours')}>
      <ul className="design__swatches">
        {COLOURS.map((name) => (
          <li key={name}>
            <div className="design__swatch" style={{ background: value(name) }} />
            <code>{name}</code> <span>{colours[name]}</span>
          </li>
        ))}
      </ul>
      <h3 className="design__title">{t('pairs')}</h3>
      <ul className="design__swatches">
        {PAIRS.map((pair) => (
          <PairSample
            key={`${pair.front} ${pair.ground} ${pair.use}`}
            pair={pair}
            front={colours[pair.front]}
            ground={colours[pair.ground]}
          />
        ))}
      </ul>
    </DesignSection>
  );
}

interface PairProps {
  pair: Pair;
  /** The two colours, once they are known. */
  front: string | undefined;
  ground: string | undefined;
}

function PairSample({ pair, front, ground }: PairProps) {
  const { t } = useTranslation('design');
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return (
    <li>
      <p
        className="design__pair"
        style={{ color: value(pair.front), background: value(pair.ground) }}
        aria-hidden="true"
      >
        {SIGNS.has(pair.use) ? <span className="design__sign" /> : t('sample')}
      </p>
      <code>{`${pair.front} / ${pair.ground}`}</code>{' '}
      {front && ground && (
        <span>
          {t('ratio', {
            ratio: number.format(contrast(front, ground)),
            least: number.format(LEAST[pair.use]),
            use: t(`use.${pair.use}`),
          })}
        </span>
      )}
    </li>
  );
}

/** The values that the stylesheet gives the names: only a browser knows them. */
function useColours(): Record<string, string> {
  const [colours, setColours] = useState<Record<string, string>>({});
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    const read = (name: string) => style.getPropertyValue(`--colour-${name}`).trim();
    setColours(Object.fromEntries(COLOURS.map((name) => [name, read(name)])));
  }, []);
  return colours;
}
