import type { ReactNode } from 'react';
import type { Option } from '../../../../shared/contract/package.ts';
import { Price } from '../../../components/price.tsx';
import { useTranslation } from '../../../translation.ts';

interface Props {
  options: Option[];
  chosen: number[];
  problem: ReactNode;
  onChange(chosen: number[]): void;
}

/** Services that can be added; none is ever ticked beforehand. */
export function Options({ options, chosen, problem, onChange }: Props) {
  const { t } = useTranslation('package');
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="options">
      <legend className="booking__label">{t('options')}</legend>
      {problem}
      {options.map(({ id, name, text, price }) => (
        <label className="option" key={id}>
          <input
            className="option__input"
            type="checkbox"
            name="idservice"
            value={id}
            checked={chosen.includes(id)}
            aria-describedby={`option-${id}`}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
          <span className="option__name">{name}</span>
          <span className="option__price">
            <Price euros={price} /> <span className="option__basis">{t('common:perPerson')}</span>
          </span>
          <span className="option__text" id={`option-${id}`}>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
