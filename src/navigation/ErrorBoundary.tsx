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
import { ChunkLoadError, tab } from '../browser/siteVersion';

interface ErrorBoundaryProps {
  /** The current place: a new one resets the error. */
  place: string;
  /** Called when it breaks, so that the rest of the site still starts. */
  onBroken?: () => void;
  /** Rendered in place of broken children; by default a message that replaces the page. */
  instead?: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The message shown in its place; null while it works. */
  words: { title: string; text: string } | null;
}

/** Fixed by reloading the page. */
const updated = { title: brokenPage.updatedTitle, text: brokenPage.updated };

/** Fixed by reloading the page, unless the device is offline. */
const notFetched = {
  title: brokenPage.notFetchedTitle,
  text: brokenPage.notFetched,
};

const ourFault = {
  title: brokenPage.ourFaultTitle,
  text: brokenPage.ourFault,
};

/** Replaces a page, or a part of it, that crashed or whose chunk could not be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { words: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    if (!(thrown instanceof ChunkLoadError)) return { words: ourFault };
    return { words: thrown.isOutdated ? updated : notFetched };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.words && place !== this.props.place) this.setState({ words: null });
  }

  override render() {
    const { words } = this.state;
    if (!words) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    return (
      <Section>
        <Container $width="prose">
          <div role="alert">
            <EmptyState
              {...words}
              action={
                <Cluster>
                  <Button onClick={tab.reload}>
                    {words === updated ? brokenPage.reload : tryAgain}
                  </Button>
                  {words !== updated && <AnchorButton href={paths.home}>{goToHome}</AnchorButton>}
                </Cluster>
              }
            />
          </div>
        </Container>
      </Section>
    );
  }
}
