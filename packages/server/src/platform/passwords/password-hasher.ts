import { hash, type Options, verify } from '@node-rs/argon2'
import { inTurn } from '../in-turn.ts'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a hash it takes the same time and returns false, so that response times do not reveal which accounts exist. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}

/** argon2id with the OWASP minimum of 19 MiB, two passes, one lane. The library computes off the main thread. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options

/** Only two hashes are computed at a time, so that password guessing cannot exhaust the CPU. */
export function passwordHasher(): PasswordHasher {
  const turn = inTurn(2, 64)
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => turn(() => hash(password, options)),
    async verify(storedHash, password) {
      decoy ??= hash('no account has this password', options)
      const compared = storedHash ?? (await decoy)
      const isRight = await turn(() => verify(compared, password, options))
      return isRight && storedHash !== undefined
    },
  }
}
