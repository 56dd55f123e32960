import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Called once with the error of a part that threw while rendering. */
  readonly onError: (error: unknown) => void;
  /** Called once it is on the page, when the element holds what the widget shows. */
  readonly onCommit?: () => void;
  /** Shown in place of a part that threw. */
  readonly instead?: ReactNode;
}

/** The boundary around every widget: a part that throws takes down itself and nothing else. (React knows error boundaries only as classes.) */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private hasReported = false;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // React calls for every error of a commit.
    if (!this.hasReported) this.props.onError(error);
    this.hasReported = true;
  }

  override componentDidMount(): void {
    this.props.onCommit?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
