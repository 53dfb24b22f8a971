import { setTimeout as delay } from 'node:timers/promises'

/** The first link of this kind in a mail to the address, as a path of this server. */
export async function mailedPath(base: string, email: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = (await (await fetch(`${base}/dev/mails.json?${new URLSearchParams({ to: email })}`)).json()) as {
      to: string
      text: string
    }[]
    const link = mails
      .filter((mail) => mail.to === email)
      .flatMap((mail) => mail.text.match(/https?:\/\/\S+/g) ?? [])
      .find((one) => pattern.test(one))
    if (link !== undefined) return new URL(link).pathname
    await delay(200)
  }
  throw new Error('no mail with that link')
}
