import { expect, test } from 'vitest';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createSmtpMail } from './mail.ts';

/** The least of an SMTP server that takes a letter: what it heard, line by line. */
async function startSmtp() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (inData && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
        inData = line === 'DATA';
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}

test('a letter reaches its one recipient whatever the address looks like', async () => {
  const smtp = await startSmtp();
  const mail = createSmtpMail({ url: smtp.url, from: 'Arara <nao-responda@arara.example>' });
  await mail.send({
    from: 'Noite Tropical',
    to: 'a@arara.example',
    subject: 'Sua senha mudou',
    text: 'Oi, Lu!',
  });
  await mail
    .send({ from: 'n', to: 'b@arara.example, c@evil.example', subject: 's', text: 't' })
    .catch(() => undefined);
  mail.close();
  smtp.stop();
  expect(smtp.heard).toContain('From: Noite Tropical <nao-responda@arara.example>');
  const recipients = smtp.heard.filter((line) => line.startsWith('RCPT TO'));
  expect(recipients[0]).toBe('RCPT TO:<a@arara.example>');
  expect(recipients.filter((line) => line.includes('<c@evil.example>'))).toEqual([]);
  expect(smtp.heard).toContain('Subject: Sua senha mudou');
});
