import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { hasInteracted, onFirstInteraction } from '../browser/firstInteraction';
import { AWAITING_SCRIPT, tellTakenOver } from '../browser/takenOver';

let rendersBefore = false;

/** Says that this page was rendered before: its late parts are there to be read, and can wait. */
export function deferSectionsUntilInteraction(): void {
  rendersBefore = true;
}

let goOn: () => void = () => undefined;
/** The page goes to another address, with a guest who has touched it or without, as a redirect does. */
const goneOn = new Promise<void>((resolve) => {
  goOn = resolve;
});

async function due(): Promise<void> {
  if (!rendersBefore) return;
  const interacted = new Promise<void>((resolve) => void onFirstInteraction(resolve));
  await Promise.race([interacted, goneOn]);
}

/** Tells where the part is; it has no box of its own. */
const Frame = styled.div`
  display: contents;
`;

type FrameRef = RefObject<HTMLDivElement | null>;

const Nothing: ComponentType = () => null;

const loads = new Set<() => Promise<{ default: ComponentType }>>();

/** Fetches all late parts that are known by now, so that they are rendered with their page. */
export async function preloadDeferredSections(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

const names = new Set<string>();

/** The names of the late parts that have been fetched. */
export function deferredSectionNames(): string[] {
  return [...names];
}

/**
 * Makes a part of a page that lies below the first screen, in a chunk of its own. Where it was
 * rendered before, it can be read and its links followed at once; its script is fetched, and takes
 * it over, when the guest first interacts or the page goes on; a button that is pressed before acts then.
 * Without its script it stays as it was rendered, for as long as its page shows.
 */
export function deferredSection(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let loaded: ComponentType | undefined;
  let isOutOfReach = false;
  async function loadOnce() {
    const part = await load();
    loaded = part.default;
    names.add(part.default.name);
    return part;
  }
  async function loadWhenDue(): Promise<{ default: ComponentType }> {
    await due();
    try {
      return await loadOnce();
    } catch {
      // What can be read without its script stays readable until the page goes on.
      isOutOfReach = true;
      await goneOn;
      return loadOnce().catch(() => ({ default: Nothing }));
    }
  }
  const Awaited = lazy(loadWhenDue);
  loads.add(loadOnce);
  if (hasInteracted()) void loadWhenDue();

  function Part({ frame }: { frame: FrameRef }) {
    // It stays the same element as long as it is shown, however its chunk came.
    const [Shown] = useState<ComponentType>(() => loaded ?? Awaited);
    useEffect(() => {
      tellTakenOver(frame.current);
    }, [frame]);
    return <Shown />;
  }
  // What changes around it must not reach a part that is not taken over yet.
  return memo(function LatePart() {
    const { key } = useLocation();
    const [firstKey] = useState(key);
    const frame: FrameRef = useRef(null);
    const goesOn = key !== firstKey;
    // React goes to no other address past a part that it has not taken over.
    if (goesOn) goOn();
    if (goesOn && isOutOfReach && loaded === undefined) return null;
    return (
      <Frame ref={frame} {...{ [AWAITING_SCRIPT]: '' }}>
        <Suspense>
          <Part frame={frame} />
        </Suspense>
      </Frame>
    );
  });
}
