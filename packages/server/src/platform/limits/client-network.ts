import { isIPv6 } from 'node:net'

/** The unit that rate limits count: an IPv4 address, or the /64 of an IPv6 address, which belongs to one subscriber. */
export function clientNetwork(ip: string): string {
  const address = withoutPort(ip).replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/** Some proxies forward `address:port`; each new connection would count as another client. */
function withoutPort(ip: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|(\d{1,3}(?:\.\d{1,3}){3}):\d+)$/.exec(ip) ?? []
  return bracketed ?? plain ?? ip
}

function groupsOf(address: string): string[] {
  // A dotted tail stands for the last two of eight groups, which do not matter here.
  const [head = '', tail] = address.replace(/(\d+\.){3}\d+$/, '0:0').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0')
  return [...front, ...between, ...back].map((group) => group.replace(/^0+(?=.)/, ''))
}
