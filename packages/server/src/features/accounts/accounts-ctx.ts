import type { Ctx } from '../../platform/ctx.ts'
import type { inTurn } from '../../platform/in-turn.ts'
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts'
import type { SessionTokens } from './session-tokens.ts'

/** What the verbs of accounts need beside what all verbs may use. */
export interface AccountsCtx extends Ctx {
  passwords: PasswordHasher
  sessions: SessionTokens
  /** Pictures need memory while they are decoded, so they take turns. */
  inPictureTurn: ReturnType<typeof inTurn>
}
