import type { Ctx } from '../../../platform/ctx.ts'
import { devMailTransport } from './dev-mail-transport.ts'
import { mailIdentity } from './mail-options.ts'
import type { MailTransport } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** The configured mail server; without one, the table behind `/dev/mails`. */
export function createMailTransport(ctx: Pick<Ctx, 'config' | 'clock' | 'db'>, maxConnections: number): MailTransport {
  const { smtpUrl, publicBaseUrl } = ctx.config
  if (smtpUrl === undefined) return devMailTransport(ctx)
  const hostName = publicBaseUrl === undefined ? undefined : new URL(publicBaseUrl).hostname
  return smtpTransport({ smtpUrl, maxConnections, hostName, ...mailIdentity(ctx.config) })
}
