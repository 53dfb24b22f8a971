import type { IncomingHttpHeaders } from 'node:http'

/** The first cookie of this name, as it was sent. */
export function cookieOf({ cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>, name: string): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
