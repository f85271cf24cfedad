import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export interface OutboxMessage {
  readonly id: bigint;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly at: Date;
}

const listMax = 50;
const keptMessages = 2_000;
const bodyMax = 20_000;

/** Keeps a message that left the house; the oldest make room. */
export async function keepMessage(db: Db, message: Omit<OutboxMessage, 'id'>): Promise<void> {
  await db.query(sql`
    insert into sandbox.message (channel, recipient, subject, body, at)
    values (${message.channel}, ${message.recipient.trim().toLowerCase()}, ${message.subject},
      ${message.body.slice(0, bodyMax)}, ${message.at})`);
  await db.query(sql`
    delete from sandbox.message
    where id <= (select max(id) from sandbox.message) - ${keptMessages}`);
}

/** The newest messages, to one recipient or to anybody. */
export async function lastMessages(db: Db, recipient: string | null): Promise<OutboxMessage[]> {
  const to = recipient?.trim().toLowerCase() ?? null;
  const { rows } = await db.query<OutboxMessage>(sql`
    select * from sandbox.message where ${to}::text is null or recipient = ${to}
    order by id desc limit ${listMax}`);
  return rows;
}
