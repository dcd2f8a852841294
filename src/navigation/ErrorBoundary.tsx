import { Component, type ReactNode } from 'react';
import * as brokenPage from '../../messages/layout/pages/brokenPage';
import { goToHome, tryAgain } from '../../messages/shared/pages/links';
import { paths } from '../../machines/shared/paths';
import { AnchorButton } from '../components/AnchorButton';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { Container } from '../components/Container';
import { EmptyState } from '../components/EmptyState';
import { Section } from '../components/Section';
import { ChunkLoadError } from './lazyPage';

interface ErrorBoundaryProps {
  /** Where the guest is: somewhere else, all may be well again. */
  place: string;
  /** What goes on all the same when a page breaks. */
  onBroken: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** What is said instead of the page; null while it is whole. */
  words: { title: string; text: string } | null;
}

/** Mended by loading the page again, unless there is no network. */
const notFetched = {
  title: brokenPage.notFetchedTitle,
  text: brokenPage.notFetched,
};

const ourFault = {
  title: brokenPage.ourFaultTitle,
  text: brokenPage.ourFault,
};

/** What a guest sees instead of a page whose chunk could not be fetched, or that broke by our fault. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { words: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { words: thrown instanceof ChunkLoadError ? notFetched : ourFault };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.words && place !== this.props.place) this.setState({ words: null });
  }

  override render() {
    const { words } = this.state;
    if (!words) return this.props.children;
    return (
      <Section>
        <Container $width="prose">
          <div role="alert">
            <EmptyState
              {...words}
              action={
                <Cluster>
                  <Button onClick={() => window.location.reload()}>{tryAgain}</Button>
                  <AnchorButton href={paths.home}>{goToHome}</AnchorButton>
                </Cluster>
              }
            />
          </div>
        </Container>
      </Section>
    );
  }
}
