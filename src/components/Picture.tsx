import { useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { type PictureSource, sourcesOf } from '../content/pictureFiles';
import type { PictureSlot } from '../content/pictureSlot';
import { useShouldLoad } from '../hooks/useShouldLoad';
import { theme } from '../theme/theme';

/** What stands where there is no picture: the sun above a plain. */
const drawing = css`
  background-image:
    linear-gradient(to top, ${theme.color.shade} 26%, transparent 26.2%),
    radial-gradient(circle closest-side at 50% 46%, ${theme.color.brass} 42%, transparent 42.6%);
`;

const Frame = styled.div<{ $ratio: string; $standIn: string; $drawn: boolean }>`
  position: relative;
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background-color: ${({ $standIn }) => $standIn};

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
    background-color: ${({ $standIn }) => $standIn};
    content: '';
  }
`;

interface PictureProps {
  slot: PictureSlot;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Seen at once when the page opens: load it before anything else. */
  eager?: boolean;
  /** Covered by something else for now: not to be loaded before the guest moves about the page. */
  standby?: boolean;
  /** Its files; usually those that have been put in place for the slot. */
  sources?: readonly PictureSource[];
  className?: string | undefined;
}

/**
 * A picture in its slot's proportions. A format that fails gives way to the next; without a file, or
 * with none that can be shown, there is a plain ground. One that
 * is not in sight when the page opens is not fetched before the guest moves: on a slow line it would
 * keep back what is.
 */
export function Picture({
  slot,
  sizes,
  eager = false,
  standby = false,
  sources = sourcesOf(slot),
  className,
}: PictureProps) {
  /** How many formats, from the best on, were given up because their file could not be shown. */
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
        // One that failed before the page was taken over tells nobody.
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
      $standIn={slot.standIn}
      $drawn={!fallback}
      data-picture={slot.file}
    >
      {wanted ? picture : <noscript>{picture}</noscript>}
    </Frame>
  );
}
