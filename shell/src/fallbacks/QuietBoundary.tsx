import { toast } from '@serein/mfe-kit';
import { Component, type ReactNode } from 'react';

interface Props {
  /** Named in a short message when it fails; without a name nothing is said. */
  name?: string;
  children: ReactNode;
}

/** Around what a page can do without: when it fails, it is not there. */
export class QuietBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { name } = this.props;
    if (name) toast.error(`${name} did not load. The rest of the page works; loading it again may help.`);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
