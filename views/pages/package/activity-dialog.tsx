import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '../../../shared/contract/package.ts';
import { Html } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { ActivityFacts } from './activity-facts.tsx';

interface Props {
  activity: Activity;
  onClose(): void;
}

/** A day with its large picture. */
export default function ActivityDialog({ activity, onClose }: Props) {
  const { t } = useTranslation('package');
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is taken away, so that the focus returns to where it came from.
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by key
    <dialog
      className="activity-dialog"
      ref={dialog}
      aria-labelledby="activity-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="activity-dialog__inner">
        <header className="activity-dialog__head">
          <h2 className="activity-dialog__title" id="activity-title">
            <span className="activity-dialog__day">{t('day', { day: activity.day })}</span>{' '}
            {activity.name}
          </h2>
          <button type="button" className="activity-dialog__close" onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{t('closeDialog')}</span>
          </button>
        </header>
        <div className="activity-dialog__body">
          <Picture media={activity.picture} eager />
          <Html html={activity.description} />
          <ActivityFacts activity={activity} />
        </div>
      </div>
    </dialog>
  );
}
