import { Component, type ReactNode } from 'react';

export interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Rendered in place of the failed part; nothing by default. */
  readonly fallback?: (onRetry: () => void) => ReactNode;
}

/**
 * An error boundary: a part of the page that fails to render does not take the rest with it. React has error
 * boundaries only for classes, and a library for them would be too large for the first page.
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback?.(() => this.setState({ hasFailed: false })) : children;
  }
}
