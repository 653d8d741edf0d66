import type { Activity } from '../../../../shared/contract/package.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Html } from '../../../components/html.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useTranslation } from '../../../translation.ts';
import { ActivityFacts } from './activity-facts.tsx';

interface Props {
  activity: Activity;
  onClose(): void;
}

/** A day with its large picture. */
export default function ActivityDialog({ activity, onClose }: Props) {
  const { t } = useTranslation('package');
  const title = (
    <>
      <span className="activity-dialog__day">{t('day', { day: activity.day })}</span>{' '}
      {activity.name}
    </>
  );
  return (
    <Dialog className="activity-dialog" title={title} size="wide" onClose={onClose}>
      <div className="activity-dialog__body">
        <Picture media={activity.picture} eager />
        <Html html={activity.description} />
        <ActivityFacts activity={activity} />
      </div>
    </Dialog>
  );
}
