import * as words from '../../../messages/site/pages/notFound';
import { makeReservation } from '../../../messages/site/pages/reserving';
import { paths } from '../../../machines/shared/paths';
import { Cluster } from '../../components/Cluster';
import { Container } from '../../components/Container';
import { LinkButton } from '../../components/LinkButton';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { Section } from '../../components/Section';

export default function NotFoundPage() {
  return (
    <>
      <PageHead title={words.title} />
      <PageHero title={words.title} lead={words.lead} />
      <Section>
        <Container>
          <Cluster>
            <LinkButton to={paths.home}>{words.goHome}</LinkButton>
            <LinkButton to={paths.reservation} variant="secondary">
              {makeReservation}
            </LinkButton>
          </Cluster>
        </Container>
      </Section>
    </>
  );
}
