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
      <PageHead title="Page not found" />
      <PageHero
        title="Page not found"
        lead="This door opens onto nothing. The page may have moved, or the address has a slip in it."
      />
      <Section>
        <Container>
          <Cluster>
            <LinkButton to={paths.home}>Go to the home page</LinkButton>
            <LinkButton to={paths.reservation} variant="secondary">
              Make a reservation
            </LinkButton>
          </Cluster>
        </Container>
      </Section>
    </>
  );
}
