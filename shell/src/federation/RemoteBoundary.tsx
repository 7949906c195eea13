import { Component, type ReactNode } from 'react';

interface Props {
  /** Whether something else takes the children's place; the owner sees to it. */
  recover: (error: unknown) => boolean;
  failed: (error: unknown) => ReactNode;
  /** The address that is shown: another one may well not fail. */
  pathname: string;
  retry: () => void;
  /** The failure goes away with the page. */
  onLeave: () => void;
  children: ReactNode;
}

interface State {
  caught: { error: unknown } | null;
  isFinal: boolean;
}

/** Keeps a failure, in loading or in rendering, from spreading beyond its children. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { caught: null, isFinal: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.recover(error)) this.setState({ isFinal: true });
  }

  override componentDidUpdate({ pathname }: Props) {
    if (this.state.isFinal && pathname !== this.props.pathname) this.props.retry();
  }

  /** Whoever comes back finds a fresh attempt, not the old failure. */
  override componentWillUnmount() {
    if (this.state.isFinal) this.props.onLeave();
  }

  override render() {
    const { caught, isFinal } = this.state;
    if (!caught) return this.props.children;
    return isFinal ? this.props.failed(caught.error) : null;
  }
}
