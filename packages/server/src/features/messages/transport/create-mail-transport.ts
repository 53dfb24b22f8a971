import type { Ctx } from '../../../platform/ctx.ts'
import { devMailTransport } from './dev-mail.store.ts'
import { mailIdentity } from './mail-options.ts'
import type { MailTransport, OutgoingMail } from './mail-transport.ts'

/** The configured mail server; without one, the table behind `/dev/mails`, and the library for SMTP is not loaded. */
export async function createMailTransport(
  ctx: Pick<Ctx, 'config' | 'clock' | 'db' | 'workers'>,
  maxConnections: number,
): Promise<MailTransport> {
  const { smtpUrl, publicBaseUrl } = ctx.config
  if (smtpUrl === undefined) return devMailTransport(ctx)
  const { smtpTransport } = await import('./smtp-transport.ts')
  const hostName = publicBaseUrl === undefined ? undefined : new URL(publicBaseUrl).hostname
  const identity = mailIdentity(ctx.config)
  const compose = (mail: OutgoingMail) => ctx.workers.run('compose-mail', { mail, identity })
  return smtpTransport({ smtpUrl, maxConnections, hostName, compose })
}
