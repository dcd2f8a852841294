import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../src/components/Picture';
import { RoomThumbnail } from '../../../src/components/RoomThumbnail';
import { pictureFilesOf, sourcesOf } from '../../../src/content/pictureFiles';
import { pictures } from '../../../src/content/pictures';

const slot = { ...pictures.wellness, file: 'spa' };

describe('a room beside its name', () => {
  it('says nothing itself, and has its place before it is there', () => {
    const { container } = render(<RoomThumbnail roomType="superior" />);
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('alt')).toBe('');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect([picture?.width, picture?.height]).toEqual([720, 540]);
    const [best] = container.querySelectorAll('source');
    expect(best?.getAttribute('srcset')).toMatch(/room-superior\.240.* 240w, .*480w/);
  });
});

describe('a picture', () => {
  it('that fails to load leaves the plain ground, not a broken image', () => {
    const files = pictureFilesOf({ '../pictures/spa.png': '/spa.png' });
    render(<Picture slot={slot} sizes="100vw" sources={sourcesOf(slot, files)} />);
    fireEvent.error(screen.getByRole('img', { name: slot.alt }));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('that has failed before the page was taken over leaves the plain ground as well', () => {
    const files = pictureFilesOf({ '../pictures/spa.png': '/spa.png' });
    const picture = <Picture slot={slot} sizes="100vw" sources={sourcesOf(slot, files)} eager />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(picture);
    const image = within(container).getByRole('img', { name: slot.alt });
    Object.defineProperty(image, 'complete', { value: true });
    expect(image).toHaveProperty('naturalWidth', 0);
    render(picture, { container, hydrate: true });
    expect(within(container).queryByRole('img')).toBeNull();
  });

  it('whose better format fails shows the other one before the plain ground', () => {
    const files = pictureFilesOf({
      '../pictures/spa.640.avif': '/spa.avif',
      '../pictures/spa.640.jpg': '/spa.jpg',
    });
    const { container } = render(
      <Picture slot={slot} sizes="100vw" sources={sourcesOf(slot, files)} />,
    );
    const picture = () => screen.getByRole('img', { name: slot.alt });
    expect(container.querySelector('source')?.type).toBe('image/avif');
    fireEvent.error(picture());
    expect(container.querySelector('source')).toBeNull();
    expect(picture().getAttribute('src')).toBe('/spa.jpg');
    fireEvent.error(picture());
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the files of a picture', () => {
  it('are found by their names, the better format first and the sizes in order', () => {
    const files = pictureFilesOf({
      '../pictures/spa.1280.webp': '/b.webp',
      '../pictures/spa.640.webp': '/a.webp',
      '../pictures/spa.1280.avif': '/b.avif',
      '../pictures/spa-garden.640.avif': '/other.avif',
    });
    expect(sourcesOf(slot, files)).toEqual([
      { type: 'image/avif', srcSet: '/b.avif 1280w', src: '/b.avif' },
      { type: 'image/webp', srcSet: '/a.webp 640w, /b.webp 1280w', src: '/b.webp' },
    ]);
  });
});
