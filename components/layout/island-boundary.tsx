'use client';

import { Component } from 'react';

type IslandBoundaryProps = {
  /** The value of data-island on the island's root. */
  name: 'carousel' | 'quote-form' | 'ticker';
  children: React.ReactNode;
};

/**
 * Error boundary that keeps a visitor's failing island from unmounting the page: it puts the server-rendered DOM back,
 * including anything typed into it. The owner's tool has none, and gets the error screen.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  /** Looked up before hydration, because React removes it from the page when the island fails. */
  private readonly serverRendered =
    typeof document === 'undefined' ? null : document.querySelector(`[data-island="${this.props.name}"]`);

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} failed; its server-rendered HTML stays:`, error);
  }

  private readonly putBack = (container: HTMLDivElement | null) => {
    if (this.serverRendered) container?.replaceChildren(this.serverRendered);
  };

  override render() {
    // The same mark as on a page whose scripts did not arrive: the form says to call or write.
    return this.state.failed ? <div ref={this.putBack} data-scripts="failed" /> : this.props.children;
  }
}
