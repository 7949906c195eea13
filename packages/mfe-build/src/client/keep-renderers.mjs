/**
 * The first thing in a host's development build. React reports its renderers to this hook once, at its start;
 * the refresh runtime of a remote arrives later, and finds them in `renderers`. With React's DevTools the hook
 * is there already and does the same.
 */
const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

const renderers = new Map();

globalThis[NAME] ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
