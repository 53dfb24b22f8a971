import { type APIRequestContext, expect } from '@playwright/test'

export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** What the product mailed so far, newest first. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const mails = (await (await request.get('/dev/mails.json', { params: { to } })).json()) as Mail[]
  return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
}

/** Waits for the newest mail to this address with these words in its subject. */
export async function mailTo(request: APIRequestContext, to: string, subject: string | RegExp): Promise<Mail> {
  let found: Mail | undefined
  const matches = (mail: Mail) =>
    typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject)
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, to)).find(matches)
        return found !== undefined
      },
      { timeout: 90_000, intervals: [500] },
    )
    .toBe(true)
  if (!found) throw new Error('unreachable: the poll above waits for it')
  return found
}

/** The first address in a mail that matches, as a path of this server. */
export function linkIn(mail: Mail, pattern: RegExp): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((one) => pattern.test(one))
  if (link === undefined) throw new Error(`no link like ${pattern} in "${mail.subject}"`)
  return new URL(link).pathname
}
