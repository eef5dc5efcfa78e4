'use client';

import { Component } from 'react';

type IslandBoundaryProps = {
  /** The value of data-island on the island's root. */
  name: string;
  children: React.ReactNode;
};

/**
 * Keeps a failing island from taking the page with it: what the server drew, with whatever was typed into it, goes on
 * standing where it was, as it does without JavaScript.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  /** Found before the island hydrates, because React takes it out of the page when the island fails. */
  private readonly drawnByServer =
    typeof document === 'undefined' ? null : document.querySelector(`[data-island="${this.props.name}"]`);

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} goes on without script:`, error);
  }

  private readonly putBack = (place: HTMLDivElement | null) => {
    if (this.drawnByServer) place?.replaceChildren(this.drawnByServer);
  };

  override render() {
    // The same mark as on a page whose scripts did not arrive: the form says to call or write.
    return this.state.failed ? <div ref={this.putBack} data-scripts="failed" /> : this.props.children;
  }
}
