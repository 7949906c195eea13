import { Component, type ReactNode } from 'react';

interface Props {
  failed: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a failure, in loading or in rendering, from spreading beyond its children. */
export class RemoteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  /** Whoever comes back finds a fresh attempt, not the old failure. */
  override componentWillUnmount() {
    if (this.state.hasFailed) this.props.onRetry();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed(this.#retry) : this.props.children;
  }
}
