import { describe, expect, it } from 'vitest';
import { builtSrcSet } from '../../scripts/firstPicturePreload';

describe('the preload of the first picture', () => {
  it('lists its built files from the smallest, and no other picture', () => {
    const files = [
      'assets/hero-pool.480-a1.avif',
      'assets/hero-courtyard.1200-c3.avif',
      'assets/hero-courtyard.480-b2.avif',
      'assets/hero-courtyard.800-d4.jpg',
    ];
    expect(builtSrcSet('hero-courtyard', files)).toBe(
      '/assets/hero-courtyard.480-b2.avif 480w, /assets/hero-courtyard.1200-c3.avif 1200w',
    );
  });

  it('is left out while the picture is still drawn', () => {
    expect(builtSrcSet('hero-courtyard', ['assets/hero-pool.480-a1.avif'])).toBe('');
  });
});
