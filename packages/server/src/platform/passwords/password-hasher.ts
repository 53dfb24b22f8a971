import { hash, type Options, verify } from '@node-rs/argon2'
import { inTurn } from '../in-turn.ts'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a hash it works just as long and says no. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}

/** argon2id, 19 MiB, two passes, one lane (reliability SEC-20). The library computes off the main thread. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options

/** Guessing must not take the machine away from everybody else, so only a few are computed at a time. */
export function passwordHasher(): PasswordHasher {
  const turn = inTurn(2, 64)
  let nobodys: Promise<string> | undefined
  return {
    hash: (password) => turn(() => hash(password, options)),
    async verify(known, password) {
      nobodys ??= hash('not a password of anybody', options)
      const compared = known ?? (await nobodys)
      const isRight = await turn(() => verify(compared, password, options))
      return isRight && known !== undefined
    },
  }
}
