import { mkdtempSync, rmSync } from 'node:fs';
import { endOwnServers, startServer } from './support/ownServer';
import { ownServerPorts } from '../../scripts/test/site';
import { expect, test } from './support/test';

const dataFolder = mkdtempSync('.cache/starting-');
const { site, paystack, flutterwave } = ownServerPorts;
const url = `http://localhost:${site}`;
const environment = {
  PORT: String(site),
  PUBLIC_URL: url,
  DATA_FOLDER: dataFolder,
  SANDBOX_PAYSTACK_PORT: String(paystack),
  SANDBOX_FLUTTERWAVE_PORT: String(flutterwave),
};
const credentials = { email: 'nobody@example.com', password: 'Lagoon#42' };

test.afterEach(endOwnServers);
test.afterAll(() => {
  rmSync(dataFolder, { recursive: true, force: true });
});

test('the server says where to look, closes on Ctrl-C, keeps its data, and names a taken port', async ({
  request,
}) => {
  // Three starts, two of them with PostgreSQL.
  test.slow();
  const first = await startServer(environment);
  expect(first.output()).toContain(url);
  expect(first.output()).toContain('/mailbox');
  await request.post(`${url}/api/v1/auth/users/signin`, {
    data: {
      ...credentials,
      confirmPassword: credentials.password,
      firstName: 'Nobody',
      lastName: 'Known',
      phoneNumber: '08030000000',
    },
  });
  expect(await first.interrupt()).toBe(0);

  const second = await startServer(environment);
  // Only a server that still has the registration knows that the account awaits its code.
  const login = await request.post(`${url}/api/v1/auth/users/login`, {
    data: credentials,
  });
  expect(login.status()).toBe(403);

  const third = await startServer(environment);
  expect(await third.ended()).toBe(1);
  expect(third.output()).toContain(
    `Port ${site} is taken by another program. Stop that, or set PORT to another port.`,
  );
  expect(await second.interrupt()).toBe(0);
});
