export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastMessage {
  kind: ToastKind;
  message: string;
}

type Sink = (toast: ToastMessage) => void;

let sink: Sink | undefined;
const waiting: ToastMessage[] = [];
let shownAt = Number.NEGATIVE_INFINITY;

function show(kind: ToastKind, message: string): void {
  shownAt = performance.now();
  if (sink) sink({ kind, message });
  else waiting.push({ kind, message });
}

/** Short messages at the top right, which close by themselves; the host shows them. */
export const toast = {
  success: (message: string): void => show('success', message),
  error: (message: string): void => show('error', message),
  info: (message: string): void => show('info', message),
  warning: (message: string): void => show('warning', message),
};

/** Host only: milliseconds since the last message. */
export const toastAge = (): number => performance.now() - shownAt;

/** Host only: shows the messages from now on, those that wait first. */
export function showToastsWith(next: Sink): void {
  sink = next;
  for (const message of waiting.splice(0)) next(message);
}
