import { createTransport } from 'nodemailer';

export interface MailMessage {
  /** The name that it comes from; the address is always the program's own. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail; resolves when the server took it over. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  close(): void;
}

const timeoutMs = 10_000;

/** Mail over SMTP. `url` is like `smtp://user:password@host:587`, or `smtps://` for TLS at once. */
export function createSmtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const address = addressIn(options.from);
  return {
    async send({ from, to, subject, text }) {
      // An address object is taken as it is: a comma in it cannot add another recipient.
      await transport.sendMail({
        from: { name: from, address },
        to: { name: '', address: to },
        subject,
        text,
      });
    },
    close: () => transport.close(),
  };
}

/** The address of `Name <address>`, or of an address alone. */
function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}
