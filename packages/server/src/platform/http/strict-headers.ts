import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

const longestSeconds = 31_536_000

type Transport = Pick<Config, 'production' | 'publicBaseUrl'>

/** Other hosts of the domain are not ours to decide about, nor is a host that is reached without TLS. */
function isSecure({ production, publicBaseUrl }: Transport): boolean {
  return production && publicBaseUrl?.startsWith('https:') === true
}

/** Security headers of every reply; pages replace the policy of contents by their own. */
export function strictHeaders(config: Transport): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // These headers serve outdated browsers only and would enlarge every response.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure(config) ? { maxAge: longestSeconds, includeSubDomains: false } : false,
  }
}

/** The same headers for replies that no plugin reaches. */
export function strictHeadersAsText(config: Transport): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure(config) ? { 'strict-transport-security': `max-age=${longestSeconds}` } : {}),
  }
}
