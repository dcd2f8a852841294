import { useMachine, useSelector } from '@xstate/react';
import createClient from 'openapi-fetch';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import styled, { createGlobalStyle, css } from 'styled-components';
import { assign, createActor, emit, fromCallback, fromPromise, setup, waitFor } from 'xstate';

/**
 * An otherwise empty page with everything that the site uses of its libraries: no page of the site can have a smaller
 * script.
 */
const client = createClient<{ '/': { get: { responses: Record<number, never> } } }>({
  fetch: (request) => fetch(request),
});
const Later = lazy(() => Promise.reject(new Error('Nothing comes later')));
const look = css`
  color: red;
`;
const Everywhere = createGlobalStyle`
  ${look}
`;
const Box = styled.div`
  ${look}
`;
const machine = setup({
  actors: { once: fromPromise(() => Promise.resolve()), watching: fromCallback(() => undefined) },
}).createMachine({
  invoke: [
    { src: 'once', onDone: { actions: [assign({}), emit({ type: 'done' })] } },
    { src: 'watching' },
  ],
});
const running = createActor(machine);

function Page() {
  const [snapshot] = useMachine(machine);
  const status = useSelector(running, (state) => state.status);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const way = useNavigationType();
  return (
    <Box onClick={() => void navigate('/')}>
      <Everywhere />
      <Link to="/">{snapshot.status}</Link>
      <NavLink to="/">
        {way} {matchPath('/', pathname)?.pathname} {status}
      </NavLink>
      <Suspense>
        <Later />
      </Suspense>
      <Outlet />
    </Box>
  );
}

const page = (
  <StrictMode>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Page />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>
);

running.start();
void waitFor(running, () => true).then(() => client.GET('/'));
const root = document.body;
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
