import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Called once with the first error while rendering. */
  readonly onError: (error: unknown) => void;
  /** Shown in place of the failed content. */
  readonly instead?: ReactNode;
}

/** One object for all, because a long list has hundreds of boundaries. */
const INTACT = { failed: false };

/** A part that throws takes down only itself. React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = INTACT;
  private hasReported = false;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // React calls this for every error of a commit.
    if (!this.hasReported) this.props.onError(error);
    this.hasReported = true;
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
