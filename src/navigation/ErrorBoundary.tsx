import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button';
import { Container } from '../components/Container';
import { EmptyState } from '../components/EmptyState';
import { Section } from '../components/Section';

interface ErrorBoundaryProps {
  /** Where the guest is: somewhere else, all may be well again. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
}

/**
 * What a guest sees instead of a page that broke, or whose chunk could not be fetched: after a new
 * version was published, or on a bad line. Both are mended by loading the page again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { broken: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.broken && place !== this.props.place) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Section>
        <Container $width="prose">
          <EmptyState
            title="This page could not be opened"
            text="Please check your internet connection and try again. Nothing you have booked is lost."
            action={<Button onClick={() => window.location.reload()}>Try again</Button>}
          />
        </Container>
      </Section>
    );
  }
}
