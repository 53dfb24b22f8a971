import type { Ctx } from '../../../platform/ctx.ts'
import { keptSecret } from '../../../platform/db/shared-secret.ts'
import { newId } from '../../../platform/ids.ts'

interface SessionClaims {
  accountId: string
  tokenVersion: number
}

/** Signs and reads bearer tokens. A token contains the account id and nothing about the person. */
export interface SessionTokens {
  sign(claims: SessionClaims): Promise<string>
  /** Undefined for a token that is invalid, expired or from another instance. */
  read(token: string): Promise<SessionClaims | undefined>
}

const algorithm = 'HS256'
const issuer = 'running-dinner'
const audience = 'running-dinner-accounts'
const seconds = 12 * 3_600

export function sessionTokens(ctx: Pick<Ctx, 'db' | 'clock'>): SessionTokens {
  const currentKey = keptSecret(ctx.db, 'session-tokens')
  return {
    async sign({ accountId, tokenVersion }) {
      const { SignJWT } = await import('jose')
      const now = Math.floor(ctx.clock.now().getTime() / 1000)
      return new SignJWT({ tv: tokenVersion })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(newId())
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(await currentKey())
    },

    async read(token) {
      const [{ jwtVerify }, secret] = await Promise.all([import('jose'), currentKey()])
      const verified = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        typ: 'JWT',
        issuer,
        audience,
        requiredClaims: ['sub', 'jti', 'iat', 'exp'],
        maxTokenAge: seconds,
        currentDate: ctx.clock.now(),
      }).catch(() => undefined)
      const { sub, tv } = verified?.payload ?? {}
      return typeof sub === 'string' && typeof tv === 'number' ? { accountId: sub, tokenVersion: tv } : undefined
    },
  }
}
