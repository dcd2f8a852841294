import { useState } from 'react';
import styled from 'styled-components';
import { sourcesOf } from '../content/pictureFiles';
import type { PictureSlot } from '../content/pictures';
import { adire } from '../theme/adire';
import { theme } from '../theme/theme';

const Frame = styled.div<{ $ratio: string; $standIn: string }>`
  ${adire}
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${({ $standIn }) => $standIn};
  color: ${theme.color.paper};

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
  /** The picture says nothing that the text beside it doesn't. */
  decorative?: boolean;
  /** The file is there but can't be shown. */
  onFailed?: () => void;
  className?: string | undefined;
}

/** A picture in its slot's proportions; without a file, or with a broken one, a plain ground. */
export function Picture({
  slot,
  sizes,
  eager = false,
  decorative = false,
  onFailed,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const sources = sourcesOf(slot);
  const fallback = sources.at(-1);
  function handleError() {
    setFailed(true);
    onFailed?.();
  }
  return (
    <Frame
      className={className}
      $ratio={`${slot.width} / ${slot.height}`}
      $standIn={slot.standIn}
      data-picture={slot.file}
    >
      {fallback && !failed && (
        <picture>
          {sources.slice(0, -1).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            src={fallback.src}
            srcSet={fallback.srcSet}
            sizes={sizes}
            alt={decorative ? '' : slot.alt}
            width={slot.width}
            height={slot.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onError={handleError}
          />
        </picture>
      )}
    </Frame>
  );
}
