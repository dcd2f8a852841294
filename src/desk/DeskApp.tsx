import { Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Link, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { isLagosDate } from '../../machines/shared/stay';
import * as words from '../../messages/desk/pages/frame';
import { reload, updated, updatedTitle } from '../../messages/layout/pages/brokenPage';
import { tryAgain } from '../../messages/shared/pages/links';
import { tab } from '../browser/siteVersion';
import { Button } from '../components/Button';
import { LoadingMessage } from '../components/LoadingMessage';
import { type NotFetchedProps, requiredPart } from '../hooks/lazyPart';
import { renderState } from '../context/renderState';
import { DeskContext, useStaffSession, type DeskContextValue } from './deskContext';
import { DeskHeader } from './DeskHeader';
import { OpenDesk } from './OpenDesk';
import { LockScreen } from './login/LockScreen';
import { LoginPage } from './login/LoginPage';
import { WelcomePage } from './login/WelcomePage';
import { TodayPage } from './today/TodayPage';
import { Screen, ScreenHead } from './look';
import { PlainFrame } from './PlainFrame';

/** In place of a screen whose script can't be had. The outcome of an act comes first. */
function NotFetched({ isOutdated, outcome }: NotFetchedProps) {
  const title = isOutdated ? updatedTitle : words.noConnection;
  const lead = isOutdated ? updated : words.notFetched;
  return (
    <PlainFrame title={outcome ?? title} lead={outcome === null ? lead : `${title}. ${lead}`}>
      <Button onClick={tab.reload}>{isOutdated ? reload : tryAgain}</Button>
    </PlainFrame>
  );
}

const BookedPage = requiredPart(() => import('./reservation/DeskReservationPage'), NotFetched);
const RoomBoardPage = requiredPart(() => import('./rooms/RoomBoardPage'), NotFetched);
const HousekeepingPage = requiredPart(() => import('./rooms/HousekeepingPage'), NotFetched);
const PlanPage = requiredPart(() => import('./plan/PlanPage'), NotFetched);
const DeskMoneyPage = requiredPart(() => import('./money/DeskMoneyPage'), NotFetched);
const SettingsPage = requiredPart(() => import('./settings/SettingsPage'), NotFetched);
const WishPage = requiredPart(() => import('./wishes/WishPage'), NotFetched);
const AccountPage = requiredPart(() => import('./account/AccountPage'), NotFetched);
const WalkInPage = requiredPart(() => import('./walkIn/WalkInPage'), NotFetched);

/** A key that is held presses once: its repeats would send the dialog that its first press has opened. */
function ignoreHeldKey(event: KeyboardEvent) {
  const { repeat, key, target } = event;
  if (!repeat || !(target instanceof Element)) return;
  const isTyped = target.matches(key === 'Enter' ? 'textarea' : 'input, textarea, select');
  if ((key !== 'Enter' && key !== ' ') || isTyped) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The front desk, inside the surrounding router. */
export function DeskApp({ context }: { context: DeskContextValue }) {
  useEffect(() => {
    context.session.start();
  }, [context]);
  useEffect(() => {
    window.addEventListener('keydown', ignoreHeldKey, true);
    return () => window.removeEventListener('keydown', ignoreHeldKey, true);
  }, []);
  return (
    <I18nProvider locale="en-US">
      <DeskContext value={context}>
        <Routes>
          <Route path="/welcome" element={<Welcome />} />
          <Route path="*" element={<Desk />} />
        </Routes>
      </DeskContext>
    </I18nProvider>
  );
}

/** The page of an invitation, whoever is logged in at this desk. Its code stands behind `#`: no log gets that part. */
function Welcome() {
  const code = useLocation().hash.slice(1);
  return <WelcomePage key={code} link={code} />;
}

/** Every other address: the login while nobody is logged in, else the address's screen. */
function Desk() {
  const [snapshot, send] = useStaffSession();
  const atWork = () => <Work isLocked={snapshot.matches('locked')} />;
  return renderState(snapshot.value, {
    restoring: () => <LoadingMessage label={words.opening} />,
    offline: () => (
      <PlainFrame title={words.noConnection} lead={words.noConnectionLead}>
        <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>
      </PlainFrame>
    ),
    signedOut: () => <LoginPage />,
    signedIn: atWork,
    locked: atWork,
    loggingOut: () => <LoadingMessage label={words.loggingOut} />,
  });
}

/** The screens; for housekeeping one alone, at any address. A lock takes their place; what was begun on them stays. */
function Work({ isLocked }: { isLocked: boolean }) {
  const [{ context }] = useStaffSession();
  const isOfRooms = context.session?.role === 'housekeeping';
  return (
    <>
      <OpenDesk isLocked={isLocked}>
        <DeskHeader />
        <Suspense fallback={<LoadingMessage label={words.opening} />}>
          {isOfRooms ? (
            <HousekeepingPage />
          ) : (
            <Routes>
              <Route path="/login" element={<Navigate to="/" replace />} />
              <Route path="/" element={<TodayPage />} />
              <Route path="/housekeeping" element={<HousekeepingPage />} />
              <Route path="/reservations/:id" element={<Reservation />} />
              <Route path="/wishes/:id" element={<Wish />} />
              <Route path="/rooms" element={<RoomBoardPage />} />
              <Route path="/plan/:date?" element={<Plan />} />
              <Route path="/money/:date?" element={<Money />} />
              <Route path="/settings" element={<Settings />} />
              <Route path="/account" element={<AccountPage />} />
              <Route path="/new" element={<WalkInPage />} />
              <Route path="*" element={<NoPage why={words.unknownPage} />} />
            </Routes>
          )}
        </Suspense>
      </OpenDesk>
      {isLocked && <LockScreen />}
    </>
  );
}

function Reservation() {
  const { id = '' } = useParams();
  return <BookedPage key={id} id={id} />;
}

function Wish() {
  const { id = '' } = useParams();
  return <WishPage key={id} id={id} />;
}

function Plan() {
  const { date } = useParams();
  return <PlanPage date={date !== undefined && isLagosDate(date) ? date : null} />;
}

function Money() {
  const { date = null } = useParams();
  return <DeskMoneyPage key={date} date={date} />;
}

/** The settings, or for other staff a page that says they are a manager's. */
function Settings() {
  const [{ context }] = useStaffSession();
  const isManager = context.session?.role === 'manager';
  return isManager ? <SettingsPage /> : <NoPage why={words.managersOnly} />;
}

function NoPage({ why }: { why: string }) {
  return (
    <Screen>
      <ScreenHead>
        <h1>{why}</h1>
      </ScreenHead>
      <Link to="/">{words.backToToday}</Link>
    </Screen>
  );
}
