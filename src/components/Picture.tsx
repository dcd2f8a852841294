import { useState } from 'react';
import styled, { css } from 'styled-components';
import { type PictureSource, sourcesOf } from '../content/pictureFiles';
import type { PictureSlot } from '../content/pictures';
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
    object-fit: cover;
  }
`;

interface PictureProps {
  slot: PictureSlot;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Seen at once when the page opens: load it before anything else. */
  eager?: boolean;
  /** Its files; usually those that have been put in place for the slot. */
  sources?: readonly PictureSource[];
  className?: string | undefined;
}

/** A picture in its slot's proportions; without a file, or with a broken one, a plain ground. */
export function Picture({
  slot,
  sizes,
  eager = false,
  sources = sourcesOf(slot),
  className,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const fallback = failed ? undefined : sources.at(-1);
  return (
    <Frame
      className={className}
      $ratio={`${slot.width} / ${slot.height}`}
      $standIn={slot.standIn}
      $drawn={!fallback}
      data-picture={slot.file}
    >
      {fallback && (
        <picture>
          {sources.slice(0, -1).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            src={fallback.src}
            srcSet={fallback.srcSet}
            sizes={sizes}
            alt={slot.alt}
            width={slot.width}
            height={slot.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </Frame>
  );
}
