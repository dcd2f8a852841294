import { locale } from '../../messages/shared/locale';
import { siteOrigin } from '../content/siteOrigin';
import { hotel } from '../../hotel/hotel';
import { shareImage } from '../content/shareImage';
import { useLayoutEffect } from 'react';

/**
 * Removes index.html's static metadata once the site has started: the page then provides its own, and browsers use
 * only the first title they find.
 */
function useRemoveStaticHead(): void {
  useLayoutEffect(() => {
    for (const element of document.head.querySelectorAll('[data-static]')) element.remove();
  }, []);
}

interface PageHeadProps {
  /** The page's title, followed by the hotel's name. The home page has none. */
  title?: string;
  description?: string;
  /** The page's own path, for pages that search engines may list. */
  path?: string;
}

/** A page's metadata for browsers, search engines and link previews. */
export function PageHead({ title, description = hotel.description, path }: PageHeadProps) {
  useRemoveStaticHead();
  const fullTitle = title ? `${title} | ${hotel.name}` : `${hotel.name}, ${hotel.kind}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={hotel.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={`${siteOrigin}${shareImage.path}`} />
      <meta property="og:image:width" content={String(shareImage.width)} />
      <meta property="og:image:height" content={String(shareImage.height)} />
      <meta property="og:image:alt" content={shareImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${siteOrigin}${path}`} />
          <meta property="og:url" content={`${siteOrigin}${path}`} />
        </>
      )}
    </>
  );
}
