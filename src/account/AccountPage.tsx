import { PageHead } from '../components/PageHead';
import { PageHero } from '../components/PageHero';
import { SessionRequired } from '../session/SessionRequired';
import { SessionList } from './SessionList';

/** What belongs to the guest's account: where it is logged in. */
export default function AccountPage() {
  return (
    <>
      <PageHead title="My Account" />
      <PageHero title="My Account" />
      <SessionRequired announcedBy="alert">
        <SessionList />
      </SessionRequired>
    </>
  );
}
