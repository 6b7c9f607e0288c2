import { Component, type ReactNode } from 'react';

export interface PartBoundaryProps {
  readonly children: ReactNode;
  /** What stands in its place meanwhile; nothing where it is left out. */
  readonly fallback?: (onRetry: () => void) => ReactNode;
}

/**
 * Keeps a part of the page that cannot be drawn from taking the rest with it. React has this for classes
 * alone, and a library for it would not fit into the first page's bytes.
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
