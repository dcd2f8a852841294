import { mkdtempSync, rmSync } from 'node:fs';
import { startServer } from './support/ownServer';
import { expect, test } from './support/test';

const dataFolder = mkdtempSync('.cache/starting-');
const environment = {
  PORT: '4200',
  PUBLIC_URL: 'http://localhost:4200',
  DATA_FOLDER: dataFolder,
  SANDBOX_PAYSTACK_PORT: '4210',
  SANDBOX_FLUTTERWAVE_PORT: '4220',
};
const credentials = { email: 'nobody@example.com', password: 'Lagoon#42' };

test.afterAll(() => {
  rmSync(dataFolder, { recursive: true, force: true });
});

test('the server says where to look, closes on Ctrl-C, keeps its data, and names a taken port', async ({
  request,
}) => {
  const first = await startServer(environment);
  expect(first.output()).toContain('http://localhost:4200');
  expect(first.output()).toContain('/mailbox');
  await request.post('http://localhost:4200/api/v1/auth/users/signin', {
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
  // Only a server that still has the registration knows that the account waits for its code.
  const login = await request.post('http://localhost:4200/api/v1/auth/users/login', {
    data: credentials,
  });
  expect(login.status()).toBe(403);

  const third = await startServer(environment);
  expect(await third.ended()).toBe(1);
  expect(third.output()).toMatch(/port 4200.*(taken|in use)/i);
  expect(await second.interrupt()).toBe(0);
});
