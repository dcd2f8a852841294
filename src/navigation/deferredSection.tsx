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
import { AWAITING_SCRIPT, announceHydration } from '../browser/hydration';
import { loadRequired } from '../browser/siteVersion';

let rendersBefore = false;

/** Declares that this page was prerendered, so that its deferred sections are readable and can be hydrated later. */
export function deferSectionsUntilInteraction(): void {
  rendersBefore = true;
}

let goOn: () => void = () => undefined;
/** Resolves when the page goes to another path, even without an interaction, as after a redirect. */
const goneOn = new Promise<void>((resolve) => {
  goOn = resolve;
});

async function due(): Promise<void> {
  if (rendersBefore) await Promise.race([new Promise<void>(onFirstInteraction), goneOn]);
}

/** Locates the section without adding a box. */
const Frame = styled.div`
  display: contents;
`;

type FrameRef = RefObject<HTMLDivElement | null>;

const Nothing: ComponentType = () => null;

const loads = new Set<() => Promise<{ default: ComponentType }>>();

/** Loads all known deferred sections, so that they are rendered with their page. */
export async function preloadDeferredSections(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

const names = new Set<string>();

/** The names of the deferred sections that have been loaded. */
export function deferredSectionNames(): string[] {
  return [...names];
}

/**
 * Makes a section below the first screen a separate chunk. If it was prerendered, it can be read and its links
 * followed at once; its script is loaded, and hydrates it, when the guest first interacts or the page goes on, and
 * earlier clicks are replayed then. If the script can't be loaded, the section stays as it was rendered while its
 * page shows. Where it was not prerendered it is left out, or fails its page with a ChunkLoadError: browsers remember
 * a script that failed, so that only loading the page again helps.
 * @param isRequired whether its page fails without it
 */
export function deferredSection(
  load: () => Promise<{ default: ComponentType }>,
  isRequired = false,
): ComponentType {
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
      // What is readable without its script stays readable until the page goes on.
      isOutOfReach = true;
      if (rendersBefore) await goneOn;
      if (isRequired) return loadRequired(load);
      return { default: Nothing };
    }
  }
  const Awaited = lazy(loadWhenDue);
  loads.add(loadOnce);
  if (hasInteracted()) void loadOnce().catch(() => undefined);

  function Part({ frame }: { frame: FrameRef }) {
    // Keeps the same component while mounted, however its chunk was loaded.
    const [Shown] = useState<ComponentType>(() => loaded ?? Awaited);
    useEffect(() => {
      announceHydration(frame.current);
    }, [frame]);
    return <Shown />;
  }
  // Changes around it must not reach a part that isn't hydrated yet.
  return memo(function LatePart() {
    const { key } = useLocation();
    const [firstKey] = useState(key);
    const frame: FrameRef = useRef(null);
    const goesOn = key !== firstKey;
    // React can't navigate past a part that isn't hydrated.
    if (goesOn) goOn();
    if (goesOn && isOutOfReach) return null;
    return (
      <Frame ref={frame} {...{ [AWAITING_SCRIPT]: '' }}>
        <Suspense>
          <Part frame={frame} />
        </Suspense>
      </Frame>
    );
  });
}
