import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

const longestSeconds = 31_536_000

/** Security headers of every reply; pages replace the policy of contents by their own. */
export function strictHeaders({ production }: Pick<Config, 'production'>): FastifyHelmetOptions {
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
    strictTransportSecurity: production ? { maxAge: longestSeconds } : false,
  }
}

/** The same headers for replies that no plugin reaches. */
export function strictHeadersAsText({ production }: Pick<Config, 'production'>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(production ? { 'strict-transport-security': `max-age=${longestSeconds}; includeSubDomains` } : {}),
  }
}
