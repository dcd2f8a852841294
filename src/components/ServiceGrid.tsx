import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import type { PictureSlot } from '../content/pictureSlot';
import { from, wider } from '../theme/media';
import { archIcon } from '../theme/archIcon';
import { theme } from '../theme/theme';
import { tokens } from '../../hotel/tokens';
import { titleType } from '../theme/typography';
import { Picture } from './Picture';

export interface OfferedService {
  key: string;
  name: string;
  text: string;
  /** A note beside the name, such as `24-hour`. */
  note?: string | undefined;
  icon: LucideIcon;
  picture?: PictureSlot | undefined;
}

const pictureSizes = `${from.laptop} 28vw, ${from.phone} 42vw, ${tokens.size.archThumbnail}`;

/** Panes divided by thin lines, like a pierced screen without an outer border. */
const Screen = styled.ul`
  --line: ${theme.border.hair} solid color-mix(in srgb, currentColor 22%, transparent);
  display: grid;
  overflow: hidden;

  ${wider.phone} {
    grid-template-columns: 1fr 1fr;
  }

  ${wider.laptop} {
    margin-inline: calc(-1 * ${theme.space.l});
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The text is beside the icon or picture, or below it with large text and on wider screens. */
const Pane = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.m};
  margin: 0 0 calc(-1 * ${theme.border.hair}) calc(-1 * ${theme.border.hair});
  padding: ${theme.space.l} 0;
  border-bottom: var(--line);
  border-left: var(--line);

  ${wider.phone} {
    flex-flow: column;
    padding: ${theme.space.xl} ${theme.space.l};
  }
`;

const Words = styled.div`
  min-width: 0;
  flex: 1 1 ${theme.column.action};

  ${wider.phone} {
    flex: none;
  }

  h3 {
    ${titleType}
    margin-bottom: ${theme.space.xs};
  }

  small {
    display: inline-block;
    padding: ${theme.space.xxs} ${theme.space.xs};
    border-radius: ${theme.radius.round};
    background: ${theme.color.waitingPale};
    color: ${theme.color.waitingInk};
    font-family: ${theme.font.text};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
    letter-spacing: 0;
    vertical-align: middle;
    white-space: nowrap;
  }
`;

const Sign = styled.span`
  ${archIcon}
  flex: none;
  background: ${theme.color.forest};
  color: ${theme.color.sand};
`;

/** A picture of the service: a small arch on phones, the whole picture on wider screens. */
const Vignette = styled.div`
  position: relative;
  overflow: hidden;
  flex: none;
  width: ${theme.size.archThumbnail};
  border-radius: ${theme.radius.arch};

  > [data-picture] {
    aspect-ratio: 4 / 5;
  }

  ${Sign} {
    display: none;
  }

  ${wider.phone} {
    width: auto;
    border-radius: 0;

    > [data-picture] {
      aspect-ratio: 4 / 3;
    }

    /* The sign stands in the picture like a doorway. */
    ${Sign} {
      position: absolute;
      bottom: 0;
      left: ${theme.space.m};
      display: grid;
    }
  }
`;

/** The hotel's services, one pane each. */
export function ServiceGrid({ services }: { services: readonly OfferedService[] }) {
  return (
    <Screen>
      {services.map(({ key, name, text, note, icon: Icon, picture }) => (
        <Pane key={key}>
          {picture ? (
            <Vignette>
              <Picture slot={picture} sizes={pictureSizes} />
              <Sign>
                <Icon aria-hidden="true" />
              </Sign>
            </Vignette>
          ) : (
            <Sign>
              <Icon aria-hidden="true" />
            </Sign>
          )}
          <Words>
            <h3>
              <span>{`${name} `}</span>
              {note && <small>{note}</small>}
            </h3>
            <p>{text}</p>
          </Words>
        </Pane>
      ))}
    </Screen>
  );
}
