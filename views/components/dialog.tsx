import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from '../translation.ts';
import { Icon } from './icon.tsx';

interface Props {
  title: ReactNode;
  /** It has closed: by Escape, by its button or by a press beside it. The owner stops rendering it. */
  onClose(): void;
  onKeyDown?(event: KeyboardEvent): void;
  /** 500, 600 or 700 px wide (specification 9), or the whole window. Phones always give the whole window. */
  size?: 'narrow' | 'medium' | 'wide' | 'full';
  className?: string;
  children: ReactNode;
}

/** A native modal dialog, open as long as it is rendered: focus stays inside and returns to where it was. */
export function Dialog(props: Props) {
  const { title, onClose, onKeyDown, size = 'medium', className = '', children } = props;
  const { t } = useTranslation('dialog');
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const reportClose = useEffectEvent(onClose);

  // Before the browser removes the element: only close() gives the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const onClosed = () => reportClose();
    dialog.addEventListener('close', onClosed);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', onClosed);
      dialog.close();
    };
  }, []);

  return (
    <dialog
      className={`dialog dialog--${size} ${className}`}
      ref={box}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="dialog__sheet">
        <div className="dialog__head">
          <h2 className="dialog__title" id={titleId}>
            {title}
          </h2>
          <button className="dialog__close" type="button" onClick={() => box.current?.close()}>
            <Icon name="close" />
            <span className="visually-hidden">{t('close')}</span>
          </button>
        </div>
        <div className="dialog__body">{children}</div>
      </div>
    </dialog>
  );
}
