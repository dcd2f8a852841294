import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { composeEmail } from '../../../server/email/composeEmail';
import { smtpTransport } from '../../../server/email/smtpTransport';
import { testConfiguration } from '../support/testConfiguration';

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that accepts every email, or none, and records what it was sent. */
async function openMailServer(answerToData: string): Promise<{ url: string; told: () => string }> {
  let told = '';
  let isInEmail = false;
  const answer = (socket: Socket, line: string) => {
    if (isInEmail) {
      if (line !== '.') return;
      isInEmail = false;
      socket.write('250 taken\r\n');
    } else if (line.startsWith('EHLO')) socket.write('250 mail.test\r\n');
    else if (line === 'DATA') {
      socket.write(`${answerToData}\r\n`);
      isInEmail = answerToData.startsWith('354');
    } else socket.write('250 fine\r\n');
  };
  const listening = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    socket.on('data', (data) => {
      told += data.toString();
      data
        .toString()
        .split('\r\n')
        .slice(0, -1)
        .forEach((line) => answer(socket, line));
    });
    socket.on('error', () => undefined);
  });
  server = listening;
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, told: () => told };
}

const email = {
  id: '5f0c9a52-0c1e-4a7e-9a53-2f4b7f6f1d11',
  ...composeEmail({
    recipient: 'adaobi@example.com',
    subject: 'Your stay',
    paragraphs: ['We look forward to your stay.'],
    calendar: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n',
  }),
};

test('An email goes to the mail server in the name of the hotel', async () => {
  const { url, told } = await openMailServer('354 go on');
  const configuration = testConfiguration({ mailFrom: 'Hotel <stay@mail.example>' });
  await smtpTransport(url, configuration).send(email);
  expect(told()).toContain('MAIL FROM:<stay@mail.example>');
  expect(told()).toContain('RCPT TO:<adaobi@example.com>');
  expect(told()).toContain('Subject: Your stay');
  expect(told()).toContain(`Message-ID: <${email.id}@mail.example>`);
  expect(told()).toContain('Auto-Submitted: auto-generated');
  expect(told()).toContain('Content-Type: text/plain');
  expect(told()).toContain('Content-Type: text/html');
  expect(told()).toMatch(/Content-Type: text\/calendar;[^]*method=CANCEL/);
  expect(told()).toContain('filename=stay.ics');
});

test('An email that the mail server refuses was not sent', async () => {
  const { url } = await openMailServer('451 not now');
  await expect(smtpTransport(url, testConfiguration()).send(email)).rejects.toThrow('451');
});

test('A mail server that says nothing is given up, and the email was not sent', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  server = silent;
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const post = smtpTransport(`smtp://127.0.0.1:${port}`, testConfiguration(), 200);
  // Which of its timeouts ends first depends on how busy this process is.
  await expect(post.send(email)).rejects.toThrow(/greeting never received|timeout/i);
});
