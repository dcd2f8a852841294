import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';
import { type PictureSource, sourcesOf } from '../content/pictureFiles';
import type { PictureSlot } from '../content/pictureSlot';
import { theme } from '../theme/theme';
import { hasInteracted, onFirstInteraction } from '../browser/firstInteraction';

/** Without IntersectionObserver we can't know what is in view, so everything is loaded. */
const isAllWanted = () => hasInteracted() || !('IntersectionObserver' in window);

/**
 * Whether to load an element's content: it is in view, or the guest has started to use the page, after which the
 * browser's own lazy loading knows best.
 * @param standby it is in view but covered for now
 */
function useShouldLoad(element: RefObject<Element | null>, standby: boolean): boolean {
  const allWanted = useSyncExternalStore(onFirstInteraction, isAllWanted, () => false);
  const [seen, setSeen] = useState(false);
  const watching = !allWanted && !seen && !standby;

  useEffect(() => {
    if (!watching || !element.current || isAllWanted()) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, watching]);

  return allWanted || seen;
}

/** The fallback where there is no picture: the sun above a plain. */
const drawing = css`
  background-image:
    linear-gradient(to top, ${theme.color.shade} 26%, transparent 26.2%),
    radial-gradient(circle closest-side at 50% 46%, ${theme.color.brass} 42%, transparent 42.6%);
`;

const Frame = styled.div<{ $ratio: string; $placeholder: string; $drawn: boolean }>`
  position: relative;
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background-color: ${({ $placeholder }) => $placeholder};

  ${({ $drawn }) => $drawn && drawing}

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    color: transparent;
    object-fit: cover;
  }

  /* Only a picture that could not be shown has it: the ground again, over its mark and its text. */
  img::after {
    position: absolute;
    inset: 0;
    background-color: ${({ $placeholder }) => $placeholder};
    content: '';
  }
`;

interface PictureProps {
  slot: PictureSlot;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** In view when the page opens: load it first. */
  eager?: boolean;
  /** Covered for now: don't load it before the guest interacts with the page. */
  standby?: boolean;
  /** Its files; by default the slot's. */
  sources?: readonly PictureSource[];
  className?: string | undefined;
}

/**
 * A picture in its slot's proportions. If a format fails, the next one is tried; without a usable file, a plain
 * background shows. A picture outside the initial view is loaded only once the guest interacts, so that on a slow
 * connection it doesn't delay what is in view.
 */
export function Picture({
  slot,
  sizes,
  eager = false,
  standby = false,
  sources = sourcesOf(slot),
  className,
}: PictureProps) {
  /** How many formats, from the best on, were dropped because their file could not be shown. */
  const [givenUp, setGivenUp] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useShouldLoad(frame, standby) || eager;
  const left = sources.slice(givenUp);
  const fallback = left.at(-1);
  const giveUp = () => setGivenUp(givenUp + 1);
  const picture = fallback && (
    <picture>
      {left.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        key={givenUp}
        // An image that failed before hydration fires no error event.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) giveUp();
        }}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        alt={slot.alt}
        width={slot.width}
        height={slot.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={giveUp}
      />
    </picture>
  );
  return (
    <Frame
      ref={frame}
      className={className}
      $ratio={`${slot.width} / ${slot.height}`}
      $placeholder={slot.placeholder}
      $drawn={!fallback}
      data-picture={slot.file}
    >
      {wanted ? picture : <noscript>{picture}</noscript>}
    </Frame>
  );
}
