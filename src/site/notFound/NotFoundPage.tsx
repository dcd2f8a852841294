import { Navigate, useLocation } from 'react-router-dom';
import * as words from '../../../messages/site/pages/notFound';
import { makeReservation } from '../../../messages/site/pages/reserving';
import { paths } from '../../../machines/shared/paths';
import { withoutTrailingPunctuation } from '../../../machines/shared/trailingPunctuation';
import { Cluster } from '../../components/Cluster';
import { LinkButton } from '../../components/LinkButton';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { PageSection } from '../../components/PageSection';

/** Says that there is no such page. From a link with signs stuck to its end it goes to the page that is meant. */
export default function NotFoundPage() {
  const { pathname, search } = useLocation();
  const meant = withoutTrailingPunctuation(pathname) || paths.home;
  return (
    <>
      {meant !== pathname && <Navigate to={`${meant}${search}`} replace />}
      <PageHead title={words.title} />
      <PageHero title={words.title} lead={words.lead} />
      <PageSection>
        <Cluster>
          <LinkButton to={paths.home}>{words.goHome}</LinkButton>
          <LinkButton to={paths.reservation} variant="secondary">
            {makeReservation}
          </LinkButton>
        </Cluster>
      </PageSection>
    </>
  );
}
