import type { Ctx } from '../../../platform/ctx.ts'
import type { inTurn } from '../../../platform/in-turn.ts'
import type { PasswordHasher } from '../../../platform/passwords/password-hasher.ts'
import type { SessionTokens } from './session-tokens.ts'

/** Dependencies of the use cases of accounts in addition to the common context. */
export interface AccountsCtx extends Ctx {
  passwords: PasswordHasher
  sessions: SessionTokens
  /** Limits concurrent picture decoding, which needs much memory. */
  pictureQueue: ReturnType<typeof inTurn>
}
