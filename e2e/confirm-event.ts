import { callOf } from './call.ts'
import { mailedPath } from './mailed-path.ts'

/** Follows the link that was mailed to the organiser; a server with SMTP_URL keeps no mails to read it in. */
export async function confirmEvent(
  base: string,
  { adminId, email }: { adminId: string; email: string },
  pathIn = mailedPath,
): Promise<void> {
  const path = await pathIn(base, email, new RegExp(`/admin/${adminId}/[^/]+/acknowledge`))
  const [, token = ''] = /([^/]+)\/acknowledge/.exec(path) ?? []
  await callOf(base)('PUT', `/runningdinnerservice/v1/runningdinner/${adminId}/acknowledge/${token}`)
}
