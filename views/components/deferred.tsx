import { Component, type ReactNode, Suspense, use, useState } from 'react';
import { toScriptJson } from '../../shared/script-json.ts';

/** The outcome of a part that may come later than its page: it never throws. */
export type Later<T> = { value: T } | { failed: true };

/** Marks a call whose part of the page may be streamed after the rest. */
export function later<T>(answer: Promise<T>): Promise<Later<T>> {
  return answer.then(
    (value) => ({ value }),
    () => FAILED,
  );
}

interface Props<T> {
  /** Unique on the page. */
  id: string;
  /** From the loader; on a page that the server rendered, the browser finds the outcome in the document instead. */
  promise: Promise<Later<T>> | undefined;
  /** Shown until the part is there. */
  fallback: ReactNode;
  /** Shown when it cannot be had. */
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

/** A part of the page in a boundary of its own: neither its wait nor its failure takes the page along. */
export function Deferred<T>({ fallback, ...rest }: Props<T>) {
  return (
    <PartBoundary failed={rest.failed}>
      <Suspense fallback={fallback}>
        <Part {...rest} />
      </Suspense>
    </PartBoundary>
  );
}

/** What a part that cannot be shown leaves behind. The server shows `fallback` then, and the browser tries once more. */
class PartBoundary extends Component<{ failed: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

function Part<T>({ id, promise, failed, children }: Omit<Props<T>, 'fallback'>) {
  const [rendered] = useState(() => (isPromise(promise) ? FAILED : fromDocument<T>(id)));
  const outcome = isPromise(promise) ? use(promise) : rendered;
  const json = toScriptJson(outcome);
  return (
    <>
      {'value' in outcome ? children(outcome.value) : failed}
      <script
        id={`later-${id}`}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </>
  );
}

const FAILED = { failed: true } as const;

// In hydration data a promise has become an empty object.
function isPromise<T>(value: Promise<T> | undefined): value is Promise<T> {
  return value instanceof Promise;
}

function fromDocument<T>(id: string): Later<T> {
  const text = document.getElementById(`later-${id}`)?.textContent;
  return text ? JSON.parse(text) : FAILED;
}
